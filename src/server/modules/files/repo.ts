import { and, count, desc, eq, inArray, isNull, lt, or, sum } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { files } from '#server/db/schema-accounts.ts';

/** A file as it is stored, its bytes apart. */
export type StoredFile = typeof files.$inferSelect;

/** Reads and writes what is known of files. */
export function createFileRepo(db: Db) {
  return {
    /** Adds a file; false when there is one of its id, which stays as it is. */
    async add(file: StoredFile): Promise<boolean> {
      const added = await db.insert(files).values(file).onConflictDoNothing().returning({ id: files.id });
      return added.length > 0;
    },
    async byId(id: string): Promise<StoredFile | null> {
      const [row] = await db.select().from(files).where(eq(files.id, id));
      return row ?? null;
    },
    /** The files of a kind that an account has, the newest first. */
    of: (accountId: string, kind: string): Promise<StoredFile[]> =>
      db
        .select()
        .from(files)
        .where(and(eq(files.accountId, accountId), eq(files.kind, kind)))
        .orderBy(desc(files.createdAt)),
    /** How many files of a kind an account has, and their bytes. */
    async totals(accountId: string, kind: string): Promise<{ count: number; bytes: number }> {
      const [row] = await db
        .select({ count: count(), bytes: sum(files.size) })
        .from(files)
        .where(and(eq(files.accountId, accountId), eq(files.kind, kind)));
      return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
    },
    async remove(id: string): Promise<void> {
      await db.delete(files).where(eq(files.id, id));
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
    /** The ids of what is over, and of what belonged to accounts that are gone. */
    async over(now: Date): Promise<string[]> {
      const rows = await db
        .select({ id: files.id })
        .from(files)
        // Pictures of enquiries belong to no account and have an end.
        .where(or(lt(files.expiresAt, now), and(isNull(files.accountId), isNull(files.expiresAt))));
      return rows.map(({ id }) => id);
    },
  };
}

export type FileRepo = ReturnType<typeof createFileRepo>;
