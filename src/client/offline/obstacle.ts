import { ForeignAnswerError, OfflineError, TimeoutError } from '#client/api/errors.ts';

/**
 * An obstacle on the way to the server. `device`: the device itself is offline. `unreachable`: it has a network, and a
 * call broke off without an answer. `silent`: calls are taken, and nothing ever comes back. `portal`: the network
 * answers in the server's place, with a page of its own. `server`: the site is reached, and says that it cannot answer.
 */
export type Obstacle = 'device' | 'unreachable' | 'silent' | 'portal' | 'server';

/** The obstacle that a failed call reveals; null when the failure says nothing against the way to the server. */
export function obstacleOf(error: unknown, deviceOnline: boolean): Obstacle | null {
  if (error instanceof OfflineError) return deviceOnline ? 'unreachable' : 'device';
  if (error instanceof TimeoutError) return 'silent';
  if (!(error instanceof ForeignAnswerError) || error.status === null) return null;
  // A proxy before a server that is down answers with a page, too, but never with a good status.
  return error.status >= 500 ? 'server' : 'portal';
}
