import { and, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
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
    /** Removes what is over, and what belonged to accounts that are gone; gives the ids, whose bytes go next. */
    async removeOver(now: Date): Promise<string[]> {
      const gone = await db
        .delete(files)
        .where(or(and(isNotNull(files.expiresAt), lt(files.expiresAt, now)), isNull(files.accountId)))
        .returning({ id: files.id });
      return gone.map(({ id }) => id);
    },
  };
}

export type FileRepo = ReturnType<typeof createFileRepo>;
