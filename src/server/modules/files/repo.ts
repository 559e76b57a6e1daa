import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { files } from '#server/db/schema-accounts.ts';

/** A file as it is stored, its bytes apart. */
export type StoredFile = typeof files.$inferSelect;

/** Reads and writes what is known of files. */
export function createFileRepo(db: Db) {
  return {
    async add(file: StoredFile): Promise<void> {
      await db.insert(files).values(file);
    },
    async byId(id: string): Promise<StoredFile | null> {
      const [row] = await db.select().from(files).where(eq(files.id, id));
      return row ?? null;
    },
    of: (accountId: string) =>
      db.select().from(files).where(eq(files.accountId, accountId)).orderBy(desc(files.createdAt)),
    /** Removes a file of an account and tells whether there was one. */
    async remove(id: string, accountId: string): Promise<boolean> {
      const gone = await db
        .delete(files)
        .where(and(eq(files.id, id), eq(files.accountId, accountId)))
        .returning({ id: files.id });
      return gone.length > 0;
    },
    /** How many files there are for something that is not an account's. */
    countFor: (kind: string, candidateId: string): Promise<number> =>
      db.$count(files, and(eq(files.kind, kind), eq(files.candidateId, candidateId))),
    /** Keeps files of that kind and candidate until another time; tells how many of them there were. */
    async keepUntil(tx: Tx, kind: string, candidateId: string, ids: readonly string[], end: Date): Promise<number> {
      const kept = await tx
        .update(files)
        .set({ expiresAt: end })
        .where(and(eq(files.kind, kind), eq(files.candidateId, candidateId), inArray(files.id, [...ids])))
        .returning({ id: files.id });
      return kept.length;
    },
    /** Removes what is over, and what belonged to accounts that are gone; gives the ids, whose bytes go next. */
    async removeOver(now: Date): Promise<string[]> {
      const gone = await db
        .delete(files)
        // Pictures of enquiries belong to no account and have an end.
        .where(or(lt(files.expiresAt, now), and(isNull(files.accountId), isNull(files.expiresAt))))
        .returning({ id: files.id });
      return gone.map(({ id }) => id);
    },
  };
}

export type FileRepo = ReturnType<typeof createFileRepo>;
