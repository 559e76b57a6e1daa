import { Dexie, type EntityTable, liveQuery } from 'dexie';
import { OUTBOX_DATABASE } from '#contract/outbox-database.ts';
import { openDatabase } from '../open-database.ts';
import type { Entry } from './entry.ts';
import type { EntryStore } from './flusher.ts';
import { readEntries, readEntry, type UnreadableRow } from './read-entries.ts';

/** The content of a form that was not submitted yet, by the form's name; `at` in milliseconds. */
interface DraftRow {
  name: string;
  at: number;
  values: unknown;
}

/** A picture that goes with a draft (`owner` is the form's name) or with an entry (its id). */
export interface PhotoRow {
  id: string;
  owner: string;
  name: string;
  blob: Blob;
}

const goneListeners = new Set<() => void>();

/** Tells when the browser takes the database away from under an open page. */
export function onDatabaseGone(listener: () => void): void {
  goneListeners.add(listener);
}

/**
 * Drafts on this device and entries that wait to be sent: the one database that nothing could fetch again. Upgrades
 * only add, all versions stay listed, and it is never deleted but by the visitor's own word.
 */
class OutboxDatabase extends Dexie {
  readonly entries!: EntityTable<Entry, 'id'>;
  readonly drafts!: EntityTable<DraftRow, 'name'>;
  readonly photos!: EntityTable<PhotoRow, 'id'>;

  constructor() {
    // A write is done when it lies on the disk: a page that says "saved" must be right when the power goes. Browsers
    // that do not know the option ignore it.
    super(OUTBOX_DATABASE.name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ entries: 'id', drafts: 'name', photos: 'id, owner' });
    this.on('close', () => {
      for (const listener of goneListeners) listener();
    });
  }
}

const database = openDatabase(() => new OutboxDatabase());

/** The entries of this device. */
export const deviceEntries: EntryStore = {
  all: async () => readEntries(await database.use((db) => db.entries.toArray())).entries,
  change: (id, change) =>
    database.use((db) =>
      db.transaction('rw', db.entries, db.photos, async () => {
        const row = await db.entries.get(id);
        const present = readEntry(row);
        const next = change(present);
        if (next !== null && next !== present) await db.entries.put(next);
        if (next === null && row !== undefined) await db.entries.delete(id);
        // Pictures are part of what is sent, and of nothing else.
        if (next === null || next.state === 'delivered') await db.photos.where('owner').equals(id).delete();
        return next;
      }),
    ),
};

/** The ids of all rows, also of those that cannot be read. */
export const entryIds = (): Promise<string[]> => database.use((db) => db.entries.toCollection().primaryKeys());

/**
 * Turns a form's draft into an entry, pictures included: afterwards there is the one or the other, never neither. False, and
 * nothing happens, when another one lies under its id.
 */
export function submitDraft(name: string, entry: Entry): Promise<boolean> {
  return database.use((db) =>
    db.transaction('rw', db.entries, db.drafts, db.photos, async () => {
      const present = await db.entries.get(entry.id);
      // One of the same moment is this one: work that the store did not confirm is done again.
      if (present !== undefined && present.createdAt !== entry.createdAt) return false;
      if (present === undefined) await db.entries.put(entry);
      await db.drafts.delete(name);
      await db.photos.where('owner').equals(name).modify({ owner: entry.id });
      return true;
    }),
  );
}

/**
 * Turns an entry back into the draft of a form, in the place of what stood in it. `valuesOf` makes the draft of the entry as
 * it is now, whichever tab has sent or removed it meanwhile; where it makes none, nothing happens, and the answer is false.
 */
export function reopenEntry(
  name: string,
  id: string,
  valuesOf: (present: Entry | null) => object | null,
  at: number,
): Promise<boolean> {
  return database.use((db) =>
    db.transaction('rw', db.entries, db.drafts, db.photos, async () => {
      const values = valuesOf(readEntry(await db.entries.get(id)));
      if (values === null) return false;
      await db.photos.where('owner').equals(name).delete();
      await db.photos.where('owner').equals(id).modify({ owner: name });
      await db.drafts.put({ name, at, values });
      await db.entries.delete(id);
      return true;
    }),
  );
}

/** A removed row of the outbox, which may be one that cannot be read, with its pictures: what is put back. */
export interface RemovedEntry {
  row: Entry;
  photos: readonly PhotoRow[];
}

/** A picture whose bytes lie in the memory: a browser may read those of a stored one from a file, which goes with its row. */
async function inMemory(photo: PhotoRow): Promise<PhotoRow> {
  try {
    return { ...photo, blob: new Blob([await photo.blob.arrayBuffer()], { type: photo.blob.type }) };
  } catch {
    // One that cannot be read is removed all the same.
    return photo;
  }
}

/** Removes an entry with its pictures, and hands out what was removed; null where nothing lies under that id. */
export async function removeEntry(id: string): Promise<RemovedEntry | null> {
  const photos = await Promise.all((await photosOf(id)).map(inMemory));
  let removed: RemovedEntry | null = null;
  return database.use((db) =>
    db.transaction('rw', db.entries, db.photos, async () => {
      const row = await db.entries.get(id);
      // Work that the store did not confirm is done again, and then nothing lies there any more.
      if (row !== undefined) removed = { row, photos };
      await db.entries.delete(id);
      await db.photos.where('owner').equals(id).delete();
      return removed;
    }),
  );
}

/** Puts back what was removed, as it was; what lies under its id by then stays. */
export async function putBackEntry({ row, photos }: RemovedEntry): Promise<void> {
  await database.use((db) =>
    db.transaction('rw', db.entries, db.photos, async () => {
      if ((await db.entries.get(row.id)) !== undefined) return;
      await db.entries.put(row);
      await db.photos.bulkPut([...photos]);
    }),
  );
}

/** Reads a form's draft, or null. Parse it like any input: another version of the site may have written it. */
export async function readDraft(name: string): Promise<{ at: number; values: unknown } | null> {
  return (await database.use((db) => db.drafts.get(name))) ?? null;
}

/** Keeps what stands in a form; null removes it, and leaves its pictures. */
export async function writeDraft(name: string, values: unknown, at: number): Promise<void> {
  await database.use(async (db) => {
    if (values === null) await db.drafts.delete(name);
    else await db.drafts.put({ name, at, values });
  });
}

/** Removes what was left in forms before a time (ms), with its pictures. */
export async function removeDrafts(before: number): Promise<void> {
  await database.use((db) =>
    db.transaction('rw', db.drafts, db.photos, async () => {
      const old = (await db.drafts.toArray()).filter(({ at }) => at < before).map(({ name }) => name);
      if (old.length === 0) return;
      await db.drafts.bulkDelete(old);
      await db.photos.where('owner').anyOf(old).delete();
    }),
  );
}

/** The pictures of a draft or an entry. */
export function photosOf(owner: string): Promise<PhotoRow[]> {
  return database.use((db) => db.photos.where('owner').equals(owner).toArray());
}

/** Makes these the pictures of a draft. */
export async function keepPhotos(owner: string, photos: readonly Omit<PhotoRow, 'owner'>[]): Promise<void> {
  await database.use((db) =>
    db.transaction('rw', db.photos, async () => {
      await db.photos.where('owner').equals(owner).delete();
      await db.photos.bulkPut(photos.map(({ id, name, blob }) => ({ id, name, blob, owner })));
    }),
  );
}

/** Tells all entries and what cannot be read, now and after each change in whichever tab; returns what ends it. */
export function watchEntries(
  onEntries: (entries: Entry[], unreadable: UnreadableRow[]) => void,
  onTrouble: () => void,
): () => void {
  const watching = liveQuery(() => database.use((db) => db.entries.toArray())).subscribe({
    next: (rows) => {
      const { entries, unreadable } = readEntries(rows);
      onEntries(entries, unreadable);
    },
    error: onTrouble,
  });
  return () => watching.unsubscribe();
}
