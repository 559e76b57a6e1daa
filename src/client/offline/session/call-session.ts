import type { CallSession } from '#client/api/api.ts';
import { isSessionOver, isWithdrawn } from '#client/api/session-over.ts';
import { failures } from '../failures.ts';
import { cleanUp } from './follow-session.ts';
import { confirmLease, dropLease, lockLease } from './lease.ts';
import { deviceSession } from './session.ts';
import { keepsNothing } from './session-store.ts';

/** The session that was found over, by its token: a page has several calls on their way, which all hear of it. */
let over: { token: string | null; withdrawn: boolean } | null = null;

/** R29: what is kept for a session that is over goes at once or is locked, and not when somebody has answered a dialog. */
function closeKept(withdrawn: boolean): void {
  const { session, token } = deviceSession;
  if (session === null || over?.token === token) return;
  over = { token, withdrawn };
  if (!withdrawn && !keepsNothing(() => localStorage)) {
    lockLease();
    return;
  }
  dropLease();
  deviceSession.condemn(session.userId);
  cleanUp(true);
}

/** ERR-05: ends the session on this device that was found over. */
export function endOver(): void {
  deviceSession.end(over?.withdrawn ? 'withdrawn' : 'expired');
}

/** Ends the session on this device that its owner's own change has ended on the server: what is kept is locked. */
export function endLocked(): void {
  closeKept(false);
  endOver();
}

/** The session as calls use it: its token (CALL-01), its lease, which each answer renews, and a report of failures. */
export const callSession: CallSession = {
  get token() {
    return deviceSession.token;
  },
  failed: (error, quiet) => {
    if (isSessionOver(error)) closeKept(isWithdrawn(error));
    failures.tell(error, quiet);
  },
  confirmed: (serverTime) => {
    // An answer that was on its way when the session ended.
    if (over !== null && over.token === deviceSession.token) return;
    confirmLease(serverTime, Date.now());
  },
};
