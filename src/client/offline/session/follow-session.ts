import type { Query, QueryClient } from '@tanstack/react-query';
import type { Api } from '#client/api/api.ts';
import { isUnreachable } from '#client/api/errors.ts';
import { connectivity } from '../connectivity.ts';
import { dropOwnDrafts } from '../own-draft.ts';
import { policyOfKey } from '../policy-lookup.ts';
import { confirmLease, dropLease, leaseAt } from './lease.ts';
import { deviceSession, grantOf, onSessionEnd } from './session.ts';
import { tellEnd } from './tell-end.ts';

const isRestricted = ({ queryKey }: Query): boolean => {
  const rule = policyOfKey(queryKey);
  return rule !== null && 'restricted' in rule;
};

/**
 * Lets go of every answer that was given to somebody: what is on its way is given up, what is shown is asked again as the
 * one who is there now, everything else leaves the memory. Whoever `leaves` goes to the login: nothing is asked for nobody.
 */
function forgetAnswers(client: QueryClient, leaves: boolean): void {
  void client.cancelQueries({ predicate: isRestricted });
  if (leaves) for (const query of client.getQueryCache().findAll({ predicate: isRestricted })) query.reset();
  else void client.resetQueries({ predicate: isRestricted });
  client.removeQueries({ predicate: isRestricted, type: 'inactive' });
  client.getMutationCache().clear();
}

/**
 * Removes what the device keeps for accounts that are not logged in, or for `all`; what fails now is done at the next
 * start.
 */
export function cleanUp(all = false): void {
  import('#client/offline/device-storage.ts').then(({ cleanDevice }) => cleanDevice(all)).catch(() => undefined);
}

/** Does something with the note of the session that ended last; a device that keeps nothing has none. */
function withNote<T>(work: (note: typeof import('./ended-note.ts')) => Promise<T>): Promise<T | null> {
  return import('#client/offline/device-storage.ts').then(work).catch(() => null);
}

/** Notes on the disk that a session has ended by its owner's word. */
export const noteEnd = (token: string): Promise<unknown> => withNote((note) => note.noteEnd(token));

let settled: Promise<unknown> = Promise.resolve();

/** Resolves when it is known whether the session that a start found goes on: before that, nothing kept for it is read. */
export const sessionSettled = (): Promise<unknown> => settled;

/** A browser that was killed while somebody logged out may not have told the server. */
async function endWhatHadEnded(api: Api): Promise<void> {
  const token = await withNote((note) => note.endWhatHadEnded());
  if (token !== null) void tellEnd(api, token);
}

/** How long the server is waited for that is asked whether a session goes on, in milliseconds. */
const ASK_MS = 8000;

let asking: Promise<unknown> | null = null;
let ask: () => Promise<unknown> = () => Promise.resolve();

/**
 * Has the server say whether a session goes on whose lease is over, where it can be reached: the lease limits what is read
 * without it. Resolves when it has answered, or does not.
 */
export function renewLease(): Promise<unknown> {
  if (leaseAt(Date.now()) !== 'over' || deviceSession.session === null || !connectivity.online)
    return Promise.resolve();
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Asks for the own record, whose answer renews the lease; without one, what the lease was for leaves the device. */
const askBy = (api: Api) => () =>
  api.call('users.get', { body: {} }, { quiet: true, repeatable: true, timeoutMs: ASK_MS }).catch((error: unknown) => {
    if (!isUnreachable(error)) return;
    cleanUp(true);
    // A quiet call: nobody else hears of it.
    void connectivity.check();
  });

/**
 * Lets memory and device follow the session: whoever logs out, here or in another tab, leaves nothing behind (PWA-07), and
 * what a start finds left over is removed. A session that ran out locks what is kept for it.
 */
export function followSession(client: QueryClient, api: Api): void {
  ask = askBy(api);
  let grant = grantOf(deviceSession.session);
  let leaves = false;
  const ownId = () => deviceSession.session?.userId ?? null;
  onSessionEnd((_ended, how) => {
    leaves = how === 'logout';
    // Locked data stays for its lease, whichever tab has locked it.
    if (how !== 'expired' && how !== 'elsewhere') dropLease();
    // Drafts outlive a session that expired: they are there again after logging in.
    if (how === 'logout' || how === 'withdrawn' || how === 'earlier') dropOwnDrafts(null);
    cleanUp();
  });
  deviceSession.subscribe(() => {
    const [next, id] = [grantOf(deviceSession.session), ownId()];
    if (next === grant) return;
    grant = next;
    // The login has just been answered, by a call that had no session yet.
    if (id !== null) {
      // Locked data is given back, unless that comes too late.
      const late = leaseAt(Date.now()) === 'over';
      confirmLease(Date.now(), Date.now());
      dropOwnDrafts(id);
      // Data kept for another account goes with its drafts.
      cleanUp(late);
    }
    forgetAnswers(client, leaves && id === null);
  });
  if (grant !== null) settled = endWhatHadEnded(api).then(renewLease);
  cleanUp();
}
