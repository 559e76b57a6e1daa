import type { Api } from '#client/api/api.ts';
import { deviceSession, type SessionEnd } from './session.ts';

/**
 * AUTH-04: logs out. The device is left clean at once, with or without a network; the server is told when it can be, and
 * ends the session by itself otherwise.
 */
export function logOut(api: Api, how: Extract<SessionEnd, 'logout' | 'expired'>): void {
  const { token } = deviceSession;
  deviceSession.end(how);
  if (token !== null) api.call('auth.logout', {}, { token, quiet: true }).catch(() => undefined);
}
