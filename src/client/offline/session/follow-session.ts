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
 * one who is there now, everything else leaves the memory.
 */
function forgetAnswers(client: QueryClient): void {
  void client.cancelQueries({ predicate: isRestricted });
  void client.resetQueries({ predicate: isRestricted });
  client.removeQueries({ predicate: isRestricted, type: 'inactive' });
  client.getMutationCache().clear();
}

function cleanUp(keep: string | null): void {
  // What fails now is noted, and done at the next start.
  import('./clean-device.ts').then(({ cleanDevice }) => cleanDevice(keep)).catch(() => undefined);
}

/**
 * Lets memory and device follow the session: whoever logs out, here or in another tab, leaves nothing behind (PWA-07), and
 * what a start finds left over is removed. A session whose lease is over ends without the server.
 */
export function followSession(client: QueryClient): void {
  let grant = grantOf(deviceSession.session);
  const ownId = () => deviceSession.session?.userId ?? null;
  onSessionEnd((_ended, how) => {
    dropLease(localStorage);
    // What was typed outlives a session that expired: it is there again after logging in.
    if (how === 'logout') dropOwnDrafts(null);
    cleanUp(how === 'role' ? null : ownId());
  });
  deviceSession.subscribe(() => {
    const [next, id] = [grantOf(deviceSession.session), ownId()];
    if (next === grant) return;
    grant = next;
    // The login has just been answered, by a call that had no session yet.
    if (id !== null) {
      confirmLease(localStorage, Date.now(), Date.now());
      dropOwnDrafts(id);
    }
    forgetAnswers(client);
  });
  if (grant !== null && leaseAt(localStorage, Date.now()) === 'over') deviceSession.end('lease');
  else cleanUp(ownId());
}
