import type { Query, QueryClient } from '@tanstack/react-query';
import { dropOwnDrafts } from '../own-draft.ts';
import { policyOfKey } from '../policy-lookup.ts';
import { confirmLease, dropLease, leaseAt } from './lease.ts';
import { deviceSession, grantOf, onSessionEnd } from './session.ts';

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
function withNote(work: (note: typeof import('./ended-note.ts')) => Promise<void>): Promise<void> {
  return import('#client/offline/device-storage.ts').then(work).catch(() => undefined);
}

let settled = Promise.resolve();

/** Resolves when it is known whether the session that a start found goes on: before that, nothing kept for it is read. */
export const sessionSettled = (): Promise<void> => settled;

/**
 * Lets memory and device follow the session: whoever logs out, here or in another tab, leaves nothing behind (PWA-07), and
 * what a start finds left over is removed. A session whose lease is over ends without the server.
 */
export function followSession(client: QueryClient): void {
  let grant = grantOf(deviceSession.session);
  let leaves = false;
  const ownId = () => deviceSession.session?.userId ?? null;
  onSessionEnd((_ended, how, token) => {
    leaves = how === 'logout';
    dropLease();
    // What was typed outlives a session that expired: it is there again after logging in.
    if (how === 'logout' || how === 'earlier') dropOwnDrafts(null);
    // Only the visitor's word: a session that expired is found expired again, and what its owner made may not go with it.
    if (how === 'logout') void withNote(({ noteEnd }) => noteEnd(token));
    cleanUp();
  });
  deviceSession.subscribe(() => {
    const [next, id] = [grantOf(deviceSession.session), ownId()];
    if (next === grant) return;
    grant = next;
    // The login has just been answered, by a call that had no session yet.
    if (id !== null) {
      confirmLease(Date.now(), Date.now());
      dropOwnDrafts(id);
      // What somebody else could not send goes with his drafts.
      cleanUp();
    }
    forgetAnswers(client, leaves && id === null);
  });
  if (grant !== null) settled = withNote(({ endWhatHadEnded }) => endWhatHadEnded());
  if (grant !== null && leaseAt(Date.now()) === 'over') deviceSession.end('lease');
  else cleanUp();
}
