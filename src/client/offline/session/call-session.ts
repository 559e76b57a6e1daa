import type { CallSession } from '#client/api/api.ts';
import { confirmLease } from './lease.ts';
import { deviceSession } from './session.ts';

/** CALL-01: what calls need of the session: its token, and that each answer to it renews the lease of what is kept. */
export const callSession: CallSession = {
  get token() {
    return deviceSession.token;
  },
  confirmed: (serverTime) => confirmLease(localStorage, serverTime, Date.now()),
};
