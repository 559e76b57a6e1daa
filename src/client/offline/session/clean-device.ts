import { Dexie } from 'dexie';
import { removePlaces, USER_DATABASE_PREFIX } from '../account-place.ts';
import { exclusive } from '../exclusive.ts';
import { closeOwn } from '../user-database.ts';
import { deviceSession } from './session.ts';
import { PURGE_KEY, pendingPurges } from './session-store.ts';

/** Names of this site's databases of single accounts. Firefox of some age has no list; what was noted is removed there too. */
async function userDatabases(): Promise<readonly string[]> {
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name }) => (name?.startsWith(USER_DATABASE_PREFIX) ? [name] : []));
}

async function clean(all: boolean): Promise<void> {
  const noted = pendingPurges(localStorage);
  // Whoever is logged in by now keeps his own, but for what his role before was given.
  const userId = deviceSession.session?.userId ?? null;
  const keptId = all || userId === null || noted.includes(userId) ? null : userId;
  const keep = keptId === null ? null : USER_DATABASE_PREFIX + keptId;
  const names = new Set([...noted.map((id) => USER_DATABASE_PREFIX + id), ...(await userDatabases())]);
  const removed = new Set<string>();
  if (keptId === null) closeOwn();
  await Promise.all([
    removePlaces(keptId),
    ...[...names].map(async (name) => {
      if (name !== keep) await Dexie.delete(name);
      removed.add(name);
    }),
  ]);
  const left = pendingPurges(localStorage).filter((id) => !removed.has(USER_DATABASE_PREFIX + id));
  if (left.length === 0) localStorage.removeItem(PURGE_KEY);
  else localStorage.setItem(PURGE_KEY, JSON.stringify(left));
}

/**
 * PWA-07: removes everything the device keeps for accounts that are not logged in, or for `all`, and for roles that somebody
 * had: what was noted when a session ended, and any other that is found. What cannot be removed now stays noted for the next start.
 */
export function cleanDevice(all: boolean): Promise<void> {
  // One tab at a time: of two that remove the same place Chromium fails one.
  return exclusive('clean-device', () => clean(all));
}
