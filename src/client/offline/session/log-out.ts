import type { Api } from '#client/api/api.ts';
import { within } from '#client/lib/next-turn.ts';
import { cleanUp, noteEnd } from './follow-session.ts';
import { deviceSession } from './session.ts';
import { tellEnd } from './tell-end.ts';

/** How long somebody who logs out waits for the device to note it, and for the server to have heard of it, at most. */
const NOTE_MS = 3000;
const HEARD_MS = 1500;

/**
 * AUTH-04: logs out by the visitor's word, with or without a network. Resolves once that is noted where a browser that is
 * killed finds it again, and the server has heard of it or does not answer now; nothing says so before that.
 */
export async function logOut(api: Api): Promise<void> {
  const { token, session } = deviceSession;
  if (token === null || session === null) return;
  deviceSession.condemn(session.userId);
  await within(NOTE_MS, noteEnd(token));
  await within(HEARD_MS, tellEnd(api, token));
  if (deviceSession.token === token) deviceSession.end('logout');
  else if (deviceSession.session?.userId !== session.userId) {
    // Another tab heard first that the session is over.
    deviceSession.condemn(session.userId);
    cleanUp();
  }
}
