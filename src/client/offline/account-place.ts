/** The part of the Storage Buckets API that is used here, which the standard library does not know. */
interface StorageBuckets {
  open(name: string): Promise<{ indexedDB: IDBFactory }>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<void>;
}

/** Begins the names of the databases of single accounts; the account's id follows. */
export const USER_DATABASE_PREFIX = 'user-';

const PREFIX = USER_DATABASE_PREFIX;

const bucketsOf = (): StorageBuckets | undefined =>
  (navigator as Navigator & { storageBuckets?: StorageBuckets }).storageBuckets;

/** Names of buckets know small letters and digits only; ids of accounts have capitals, too. */
const bucketName = (userId: string): string =>
  PREFIX + [...userId].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** The removal that goes on: a place that is opened meanwhile would be gone with it, and no database opens in it again. */
let removal: Promise<void> = Promise.resolve();

/**
 * Where the database of an account lives. In Chromium in a bucket of its own, since there a database that is deleted leaves
 * its rows in files it shares with the others, for days; a bucket is removed with its files. Elsewhere each database has
 * files of its own.
 */
export async function placeOf(userId: string): Promise<IDBFactory> {
  try {
    await removal;
    return (await bucketsOf()?.open(bucketName(userId)))?.indexedDB ?? indexedDB;
  } catch {
    return indexedDB;
  }
}

/** Removes the places of all accounts, or of all but one; also while their databases are open. */
export function removePlaces(exceptUserId: string | null): Promise<void> {
  const removing = remove(exceptUserId);
  removal = removing.catch(() => undefined);
  return removing;
}

async function remove(exceptUserId: string | null): Promise<void> {
  const buckets = bucketsOf();
  if (buckets === undefined) return;
  const keep = exceptUserId === null ? null : bucketName(exceptUserId);
  const names = (await buckets.keys()).filter((name) => name.startsWith(PREFIX) && name !== keep);
  await Promise.all(names.map((name) => buckets.delete(name)));
}
