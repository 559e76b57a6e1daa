import { and, asc, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import { type Db, isUniqueViolation, type Tx } from '#server/db/client.ts';
import { accounts, consents, type Profile } from '#server/db/schema-accounts.ts';
import { Problem } from '#server/plugins/problem.ts';

/** An account as it is stored. */
export type Account = typeof accounts.$inferSelect;
/** An account that is being made. */
export type NewAccount = typeof accounts.$inferInsert;

/** Columns of an account that decide who gets in. A change of any of them raises the version. */
const WAYS_IN: readonly (keyof Account)[] = [
  'passwordHash',
  'passwordUntil',
  'phone',
  'email',
  'wechatId',
  'disabledAt',
];

/** Further work in the transaction of a write; an error that it throws rolls the write back. */
export type Within = (tx: Tx) => Promise<void>;

/** Columns of an account that change, with their new values. */
export type AccountChanges = Partial<Omit<NewAccount, 'id' | 'version'>>;

/** An account's own words about itself; those that are not named stay. */
type Content = { [Field in keyof Profile | 'firstName']?: string | undefined };

/** Reports a name, number or address for logging in that is taken already: a problem the person can mend. */
const takenAs = (error: unknown): never => {
  if (isUniqueViolation(error)) throw new Problem('account-exists', { cause: error });
  throw error;
};

/** Reads and writes accounts and what they agreed to. */
export function createAccountRepo(db: Db) {
  const first = async (rows: Promise<Account[]>): Promise<Account | null> => (await rows)[0] ?? null;
  return {
    byId: (id: string) => first(db.select().from(accounts).where(eq(accounts.id, id))),

    /**
     * By what one may log in with: the folded user name, the phone number, or the verified e-mail address. What its owner
     * proved is his goes before what somebody called himself.
     */
    byLogin: (login: string) =>
      first(
        db
          .select()
          .from(accounts)
          .where(or(eq(accounts.usernameKey, login), eq(accounts.phone, login), eq(accounts.email, login)))
          .orderBy(desc(sql`${accounts.usernameKey} <> ${login}`)),
      ),

    byContact: (contact: string) =>
      first(
        db
          .select()
          .from(accounts)
          .where(contact.includes('@') ? eq(accounts.email, contact) : eq(accounts.phone, contact)),
      ),

    byWechat: (wechatId: string) => first(db.select().from(accounts).where(eq(accounts.wechatId, wechatId))),

    all: () => db.select().from(accounts).orderBy(asc(accounts.createdAt), asc(accounts.id)),

    /** Stores an account, and what it agreed to, if anything. Throws `account-exists`, and what `within` throws. */
    async add(account: NewAccount, consent: string | null, within?: Within): Promise<Account> {
      return db
        .transaction(async (tx) => {
          const [row] = await tx.insert(accounts).values(account).returning();
          if (row === undefined) throw new Error('The account was not stored');
          if (consent !== null) {
            await tx.insert(consents).values({ accountId: row.id, version: consent, at: row.createdAt });
          }
          await within?.(tx);
          return row;
        })
        .catch(takenAs);
    },

    /**
     * Changes an account, with a version only the account of that version, and gives it as it is then; null when there is
     * none. Throws `account-exists`, and what `within` throws, which is done before, with the account in hand.
     */
    async change(
      { id, version }: Pick<Account, 'id'> & Partial<Pick<Account, 'version'>>,
      changes: AccountChanges,
      within?: Within,
    ): Promise<Account | null> {
      const raised = WAYS_IN.some((name) => name in changes) ? { version: sql`${accounts.version} + 1` } : {};
      const wanted = and(eq(accounts.id, id), version === undefined ? undefined : eq(accounts.version, version));
      return db
        .transaction(async (tx) => {
          const [found] = await tx.select({ id: accounts.id }).from(accounts).where(wanted).for('no key update');
          if (found === undefined) return null;
          await within?.(tx);
          const change = { ...changes, ...raised };
          return first(tx.update(accounts).set(change).where(eq(accounts.id, id)).returning());
        })
        .catch(takenAs);
    },

    /** Changes what is named of an account's content, the rest stays; gives it as it is then, null when there is none. */
    async changeContent(id: string, { firstName, ...named }: Content): Promise<Account | null> {
      // In one statement: of two changes at once neither takes the other back. JSON leaves out what is undefined.
      const profile = sql`${accounts.profile} || ${JSON.stringify(named)}::jsonb`;
      const changes = firstName === undefined ? { profile } : { profile, firstName };
      return first(db.update(accounts).set(changes).where(eq(accounts.id, id)).returning());
    },

    /** Uses up a password that is for one login; false when someone else has just done so. */
    async spendOneTimePassword(tx: Tx, id: string, passwordHash: string): Promise<boolean> {
      const used = await tx
        .update(accounts)
        .set({ passwordHash: null, passwordUntil: null })
        .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
        .returning({ id: accounts.id });
      return used.length > 0;
    },

    /** The consents of an account, the latest first. */
    async consents(accountId: string) {
      const rows = await db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(asc(consents.at));
      return rows.reverse();
    },

    async addConsent(accountId: string, version: string, at: Date): Promise<void> {
      await db.insert(consents).values({ accountId, version, at }).onConflictDoNothing();
    },

    /** Removes the accounts whose waiting period is over, with everything that hangs on them; gives their ids. */
    async removeDue(now: Date): Promise<string[]> {
      const gone = await db
        .delete(accounts)
        .where(and(isNotNull(accounts.deletionAt), lte(accounts.deletionAt, now)))
        .returning({ id: accounts.id });
      return gone.map(({ id }) => id);
    },
  };
}

export type AccountRepo = ReturnType<typeof createAccountRepo>;
