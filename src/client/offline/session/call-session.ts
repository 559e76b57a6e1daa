import type { CallSession } from '#client/api/api.ts';
import { failures } from '../failures.ts';
import { confirmLease } from './lease.ts';
import { deviceSession } from './session.ts';

/** What calls tell and ask: the token of the session (CALL-01), that an answer renews its lease, and what failed. */
export const callSession: CallSession = {
  get token() {
    return deviceSession.token;
  },
  failed: (error, quiet) => failures.tell(error, quiet),
  confirmed: (serverTime) => confirmLease(localStorage, serverTime, Date.now()),
};
