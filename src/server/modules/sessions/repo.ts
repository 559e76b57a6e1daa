import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { accounts, sessions } from '#server/db/schema-accounts.ts';

/** A session as it is stored. */
export type StoredSession = typeof sessions.$inferInsert;

/** Reads and writes sessions. */
export function createSessionRepo(db: Db) {
  return {
    async add(session: StoredSession): Promise<void> {
      await db.insert(sessions).values(session);
    },

    /** The session of a token and the account's present state, by one unique index. */
    async find(tokenHash: string) {
      const [row] = await db
        .select({
          id: sessions.id,
          bindingHash: sessions.bindingHash,
          accountId: sessions.accountId,
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          permission: accounts.permission,
          disabledAt: accounts.disabledAt,
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(sessions.tokenHash, tokenHash));
      return row ?? null;
    },

    async touch(id: string, now: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
    },

    of: (accountId: string) =>
      db.select().from(sessions).where(eq(sessions.accountId, accountId)).orderBy(desc(sessions.lastSeenAt)),

    async endByToken(tokenHash: string): Promise<string | null> {
      const [row] = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHash))
        .returning({ accountId: sessions.accountId });
      return row?.accountId ?? null;
    },

    /** Ends one session of an account; false when it has none with this id. */
    async end(accountId: string, id: string): Promise<boolean> {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Ends all sessions of an account, but the one that is named. */
    async endAll(accountId: string, butId = ''): Promise<void> {
      await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, butId)));
    },
  };
}

export type SessionRepo = ReturnType<typeof createSessionRepo>;
