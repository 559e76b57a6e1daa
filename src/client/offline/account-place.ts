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

async function openPlace(userId: string): Promise<IDBFactory> {
  try {
    return (await bucketsOf()?.open(bucketName(userId)))?.indexedDB ?? indexedDB;
  } catch {
    return indexedDB;
  }
}

/**
 * Where the database of an account lives. In Chromium in a bucket of its own, since there a database that is deleted leaves
 * its rows in files it shares with the others, for days; a bucket is removed with its files. Elsewhere each database has
 * files of its own.
 */
export async function placeOf(userId: string): Promise<IDBFactory> {
  await removal;
  return openPlace(userId);
}

/**
 * Removes the places of all accounts but some, also while their databases are open. `after` is done before any place is
 * opened again; what it is given opens one.
 */
export function removePlaces(
  keptIds: readonly string[],
  after: (open: typeof placeOf) => Promise<void> = async () => undefined,
): Promise<void> {
  const removing = remove(keptIds).finally(() => after(openPlace));
  removal = removing.catch(() => undefined);
  return removing;
}

async function remove(keptIds: readonly string[]): Promise<void> {
  const buckets = bucketsOf();
  if (buckets === undefined) return;
  const kept = new Set(keptIds.map(bucketName));
  const names = (await buckets.keys()).filter((name) => name.startsWith(PREFIX) && !kept.has(name));
  await Promise.all(names.map((name) => buckets.delete(name)));
}
