import type { CallSession } from '#client/api/api.ts';
import { isSessionOver } from '#client/api/session-over.ts';
import { failures } from '../failures.ts';
import { cleanUp } from './follow-session.ts';
import { confirmLease, dropLease } from './lease.ts';
import { deviceSession } from './session.ts';

/** The token of the session that was found over: a page has several calls on their way, which all hear of it. */
let over: string | null = null;

/** What calls tell and ask: the token of the session (CALL-01), that an answer renews its lease, and what failed. */
export const callSession: CallSession = {
  get token() {
    return deviceSession.token;
  },
  failed: (error, quiet) => {
    // R29: what the server gives to nobody any more goes at once, and not when the dialog about it has been answered.
    if (isSessionOver(error)) {
      dropLease();
      if (over !== deviceSession.token) cleanUp(true);
      over = deviceSession.token;
    }
    failures.tell(error, quiet);
  },
  confirmed: (serverTime) => {
    over = null;
    confirmLease(serverTime, Date.now());
  },
};
