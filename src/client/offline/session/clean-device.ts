import { Dexie } from 'dexie';
import { placeOf, removePlaces, USER_DATABASE_PREFIX } from '../account-place.ts';
import { exclusive } from '../exclusive.ts';
import { OWN_PARTS } from '../saving/save-plan.ts';
import { loseParts } from '../saving/trip-record.ts';
import { putBack, takeUnsent } from '../unsent-work.ts';
import { closeOwn } from '../user-database.ts';
import { leaseAt } from './lease.ts';
import { deviceSession } from './session.ts';
import { LOCKED_KEY, lockedOwners, noteIds, PURGE_KEY, pendingPurges } from './session-store.ts';

/**
 * Ids in the names of this site's databases of single accounts. Firefox of some age has no list; what was noted is
 * removed there too.
 */
async function databaseOwners(): Promise<readonly string[]> {
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name }) =>
    name?.startsWith(USER_DATABASE_PREFIX) ? [name.slice(USER_DATABASE_PREFIX.length)] : [],
  );
}

async function clean(all: boolean): Promise<void> {
  const noted = pendingPurges(localStorage);
  const ownId = deviceSession.session?.userId ?? null;
  // Nobody else's is kept where somebody is logged in; where nobody is, his whose session ended against his will.
  const owners = ownId === null ? lockedOwners(localStorage) : [ownId];
  // A logged-in account keeps its data, but for what its former role was given; locked data stays for its lease.
  const isKept = !all && (ownId !== null || leaseAt(Date.now()) === 'locked');
  const keptIds = isKept ? owners.filter((id) => !noted.includes(id)) : [];
  const works = await Promise.all(
    owners.map(async (id) => (keptIds.includes(id) ? null : takeUnsent(id, await placeOf(id)))),
  );
  const removed = new Set([...noted, ...owners, ...(await databaseOwners())].filter((id) => !keptIds.includes(id)));
  if (ownId === null || removed.has(ownId)) closeOwn();
  await removePlaces(keptIds, async (open) => {
    try {
      await Promise.all([...removed].map((id) => Dexie.delete(USER_DATABASE_PREFIX + id)));
    } finally {
      for (const work of works) if (work !== null) await putBack(work, await open(work.userId));
    }
  });
  if (removed.size > 0 && keptIds.length === 0) loseParts(OWN_PARTS);
  const still = works.flatMap((work) => work?.userId ?? []);
  const left = (ids: readonly string[]) => ids.filter((id) => !removed.has(id));
  noteIds(localStorage, PURGE_KEY, left(pendingPurges(localStorage)));
  if (ownId === null) noteIds(localStorage, LOCKED_KEY, [...left(lockedOwners(localStorage)), ...still]);
  else noteIds(localStorage, LOCKED_KEY, []);
}

/**
 * PWA-07: removes everything the device keeps for accounts that are not logged in, or for `all`, and for roles that somebody
 * had: what was noted when a session ended, and any other that is found. What a session that ran out has locked stays until
 * its lease is over or somebody else logs in; ERR-05: what its owner made and could not send stays for him after the lease
 * as well. What cannot be removed now stays noted for the next start.
 */
export function cleanDevice(all: boolean): Promise<void> {
  // One tab at a time: of two that remove the same place Chromium fails one.
  return exclusive('clean-device', () => clean(all));
}
