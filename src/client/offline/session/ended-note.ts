import { withCache } from '../database.ts';
import { deviceSession } from './session.ts';
import { endOf } from './session-store.ts';

/**
 * Notes that the session of a token has ended by its owner's word. Local storage reaches the disk only seconds after it
 * was written: a browser that is killed meanwhile starts with the session again. The database gets there within
 * milliseconds.
 */
export async function noteEnd(token: string): Promise<void> {
  await withCache(({ marks }) => marks.put({ name: 'ended', value: endOf(token) }));
}

/** Ends the session that a start found in the storage if it is the one that had ended, and gives its token then. */
export async function endWhatHadEnded(): Promise<string | null> {
  const note = await withCache(({ marks }) => marks.get('ended'));
  const { token } = deviceSession;
  if (token === null || note?.value !== endOf(token)) return null;
  deviceSession.end('earlier');
  return token;
}
