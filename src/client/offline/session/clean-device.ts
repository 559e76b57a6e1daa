import { Dexie } from 'dexie';
import { USER_DATABASE_PREFIX } from '../user-database.ts';
import { PURGE_KEY, pendingPurges } from './session-store.ts';

/** Names of this site's databases of single accounts. Firefox of some age has no list; what was noted is removed there too. */
async function userDatabases(): Promise<readonly string[]> {
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name }) => (name?.startsWith(USER_DATABASE_PREFIX) ? [name] : []));
}

/**
 * PWA-07: removes everything the device keeps for accounts that are not logged in: those that were noted when a session
 * ended, and any other that is found. What cannot be removed now stays noted for the next start.
 */
export async function cleanDevice(userId: string | null): Promise<void> {
  const keep = userId === null ? null : USER_DATABASE_PREFIX + userId;
  const noted = pendingPurges(localStorage);
  const names = new Set([...noted.map((id) => USER_DATABASE_PREFIX + id), ...(await userDatabases())]);
  const removed = new Set<string>();
  await Promise.all(
    [...names].map(async (name) => {
      // Whoever is logged in keeps his own.
      if (name !== keep) await Dexie.delete(name);
      removed.add(name);
    }),
  );
  const left = pendingPurges(localStorage).filter((id) => !removed.has(USER_DATABASE_PREFIX + id));
  if (left.length === 0) localStorage.removeItem(PURGE_KEY);
  else localStorage.setItem(PURGE_KEY, JSON.stringify(left));
}
