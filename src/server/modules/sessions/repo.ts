import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { accounts, sessions } from '#server/db/schema-accounts.ts';
import { pushSubscriptions } from '#server/db/schema-notices.ts';

/** A session as it is stored. */
type StoredSession = typeof sessions.$inferInsert;

/** Conditions for storing a session: the account's version as found right, the hash of the browser's earlier token. */
interface Circumstances {
  version: number;
  before: string | null;
  most: number;
  within: ((tx: Tx) => Promise<void>) | undefined;
}

/** Ends sessions of an account by a word: their devices hear of it, and get no more pushed messages. Gives how many. */
async function withdraw(tx: Tx, accountId: string, which: SQL): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ withdrawn: true })
    .where(and(eq(sessions.accountId, accountId), eq(sessions.withdrawn, false), which))
    .returning({ id: sessions.id });
  const ids = ended.map(({ id }) => id);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ids));
  return ids.length;
}

/** Reads and writes sessions. */
export function createSessionRepo(db: Db) {
  return {
    /**
     * Stores a session of an account that is still of this version and not disabled, in the place of the one that the
     * browser had and of the oldest beyond `most`; false when the account has changed. A change of it waits meanwhile, and
     * ends this session with the others. `within` is done with it or not at all.
     */
    add(session: StoredSession, { version, before, most, within }: Circumstances): Promise<boolean> {
      return db.transaction(async (tx) => {
        const { id, version: present, disabledAt } = accounts;
        const [unchanged] = await tx
          .select({ id })
          .from(accounts)
          .where(and(eq(id, session.accountId), eq(present, version), isNull(disabledAt)))
          .for('no key update');
        if (unchanged === undefined) return false;
        if (before !== null) await tx.delete(sessions).where(eq(sessions.tokenHash, before));
        await tx.insert(sessions).values(session);
        const oldest = tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(eq(sessions.accountId, session.accountId))
          .orderBy(sessions.withdrawn, desc(sessions.lastSeenAt), desc(sessions.createdAt))
          .offset(most);
        await tx.delete(sessions).where(inArray(sessions.id, oldest));
        await within?.(tx);
        return true;
      });
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
          withdrawn: sessions.withdrawn,
          permission: accounts.permission,
          disabledAt: accounts.disabledAt,
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(sessions.tokenHash, tokenHash));
      return row ?? null;
    },

    async touch(id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
      await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, id));
    },

    /** The sessions of an account that nobody has ended. */
    of: (accountId: string) =>
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), eq(sessions.withdrawn, false)))
        .orderBy(desc(sessions.lastSeenAt)),

    async endByToken(tokenHash: string): Promise<string | null> {
      const [row] = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHash))
        .returning({ accountId: sessions.accountId });
      return row?.accountId ?? null;
    },

    /** Ends one session of an account; false when it has none with this id. */
    end: (accountId: string, id: string): Promise<boolean> =>
      db.transaction(async (tx) => (await withdraw(tx, accountId, eq(sessions.id, id))) > 0),

    /** Ends all sessions of an account, but the one that is named, in the transaction of the change that ends them. */
    async endAll(tx: Tx, accountId: string, butId = ''): Promise<void> {
      await withdraw(tx, accountId, ne(sessions.id, butId));
    },
  };
}

export type SessionRepo = ReturnType<typeof createSessionRepo>;
