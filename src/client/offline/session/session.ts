import { useSyncExternalStore } from 'react';
import { grantOf, type Session, SessionStore, TOKEN_KEY, USER_KEY } from './session-store.ts';

export type { Session } from './session-store.ts';
export { grantOf };

/** The session of this device. */
export const deviceSession = new SessionStore(() => window.localStorage);

/** Tells the other tabs that the session has changed: sooner than the storage event, which some browsers hold back. */
const CHANNEL = 'session';

function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // User info without a token may be a login that is half written.
    if (key === null || key === TOKEN_KEY || (key === USER_KEY && deviceSession.token !== null))
      deviceSession.refresh();
  });
  // A page that comes back as it was left, by the back button, may be the page of a session that is over.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) deviceSession.refresh();
  });
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => deviceSession.refresh();
  // A tab that follows tells it on, which finds everyone informed.
  deviceSession.subscribe(() => channel.postMessage(null));
}

if (typeof window !== 'undefined') followOtherTabs();

/** Who is logged in, or null; null on the server and while a served page is brought to life. */
export function useSession(): Session | null {
  return useSyncExternalStore(
    deviceSession.subscribe,
    () => deviceSession.session,
    () => null,
  );
}

/** Hears of each end of a session: who was logged in, why it ended, and its token; returns what ends the listening. */
export const onSessionEnd: SessionStore['onEnd'] = (listener) => deviceSession.onEnd(listener);
