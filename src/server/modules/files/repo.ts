import { and, count, desc, eq, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { files } from '#server/db/schema-accounts.ts';

/** A file as it is stored, its bytes apart. */
export type StoredFile = typeof files.$inferSelect;

/** A file before its bytes are kept. */
export type NewFile = Omit<StoredFile, 'pending'>;

/** How many files of a kind, and how many bytes of them, there may be for an account or another candidate. */
export interface Room {
  files: number;
  bytes: number;
}

/** `present`: it is there already; `foreign`: its id is that of a file for something else. */
export type Noted = 'noted' | 'present' | 'foreign' | 'full';

/** Reads and writes what is known of files. */
export function createFileRepo(db: Db) {
  const whose = ({ accountId, candidateId, kind }: NewFile) =>
    and(
      eq(files.kind, kind),
      accountId === null ? eq(files.candidateId, candidateId ?? '') : eq(files.accountId, accountId),
    );

  return {
    /**
     * Notes a file whose bytes are to be kept, for so long as that may take; one that was noted before and never came is
     * noted again. Of several at once for the same account or candidate each counts the ones before.
     */
    note: (file: NewFile, room: Room | null, until: Date): Promise<Noted> =>
      db.transaction(async (tx) => {
        const { id, kind, accountId, candidateId } = file;
        const owner = `files ${kind} ${accountId ?? candidateId ?? ''}`;
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`);
        const [before] = await tx.select().from(files).where(eq(files.id, id));
        if (before !== undefined) {
          if (before.kind !== kind || before.accountId !== accountId || before.candidateId !== candidateId)
            return 'foreign';
          if (!before.pending) return 'present';
          await tx.delete(files).where(eq(files.id, id));
        }
        if (room !== null) {
          const [there] = await tx
            .select({ count: count(), bytes: sum(files.size) })
            .from(files)
            .where(whose(file));
          const { count: number, bytes } = there ?? { count: 0, bytes: 0 };
          if (number >= room.files || Number(bytes ?? 0) + file.size > room.bytes) return 'full';
        }
        const added = await tx
          .insert(files)
          .values({ ...file, expiresAt: until, pending: true })
          .onConflictDoNothing()
          .returning({ id: files.id });
        return added.length > 0 ? 'noted' : 'foreign';
      }),
    /** Says that a noted file's bytes are there; false when it is not waited for any more. */
    async finish(id: string, expiresAt: Date | null): Promise<boolean> {
      const finished = await db
        .update(files)
        .set({ pending: false, expiresAt })
        .where(and(eq(files.id, id), files.pending))
        .returning({ id: files.id });
      return finished.length > 0;
    },
    /** Forgets a noted file whose bytes have not come. */
    async giveUp(id: string): Promise<void> {
      await db.delete(files).where(and(eq(files.id, id), files.pending));
    },
    /** A file whose bytes are there. */
    async byId(id: string): Promise<StoredFile | null> {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.id, id), eq(files.pending, false)));
      return row ?? null;
    },
    /** Which of these ids are those of files, their bytes there or still to come. */
    async known(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: files.id })
        .from(files)
        .where(inArray(files.id, [...ids]));
      return new Set(rows.map(({ id }) => id));
    },
    /** The files of a kind that an account has, the newest first. */
    of: (accountId: string, kind: string): Promise<StoredFile[]> =>
      db
        .select()
        .from(files)
        .where(and(eq(files.accountId, accountId), eq(files.kind, kind), eq(files.pending, false)))
        .orderBy(desc(files.createdAt)),
    /** How many files of a kind an account has, and their bytes, those that are still to come included. */
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
        .where(
          and(
            eq(files.kind, kind),
            eq(files.candidateId, candidateId),
            eq(files.pending, false),
            inArray(files.id, [...ids]),
          ),
        )
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
