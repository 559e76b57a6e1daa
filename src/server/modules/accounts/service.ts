import type { FastifyBaseLogger } from 'fastify';
import { hashPassword, isPassword } from '#server/passwords.ts';
import { Problem } from '#server/plugins/problem.ts';
import { newId } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import type { Account, AccountChanges, AccountRepo, NewAccount, Within } from './repo.ts';
import { isWeakPassword } from './weak-passwords.ts';

/** A user name as it is compared: `Lin.Yue` and `lin.yue` are one. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** The facts that an account begins with; everything else follows. */
interface Beginning {
  username: string;
  firstName: string;
  permission: number;
  password?: string;
  phone?: string;
  email?: string;
  wechatId?: string;
  consent: string | null;
}

/** Makes the service of accounts: who they are and what they log in with. */
export function createAccountService(repo: AccountRepo, clock: () => number) {
  async function requireStrong(password: string, words: readonly (string | null | undefined)[]): Promise<void> {
    const known = words.filter((word) => typeof word === 'string' && word !== '').map(String);
    if (await isWeakPassword(password, known)) throw new Problem('password-weak');
  }

  const requireStrongFor = ({ username, firstName, phone, email }: Account, password: string): Promise<void> =>
    requireStrong(password, [username, firstName, phone, email]);

  /**
   * Changes an account that is still what it was when it was read and found right; throws `conflict` when what decides who
   * gets in has changed since, and what `within` throws, which is done together with it or not at all.
   */
  async function changeAsRead(account: Account, changes: AccountChanges, within?: Within): Promise<Account> {
    const changed = await repo.change(account, changes, within);
    if (changed === null) throw new Problem('conflict');
    return changed;
  }

  return {
    /** Throws `password-weak`; `words` are those that belong to the account. */
    requireStrong,
    /** The same, by all the words of an account that is there already. */
    requireStrongFor,
    byId: repo.byId,
    byContact: (contact: string) => repo.byContact(contact.toLowerCase()),
    byWechat: repo.byWechat,
    change: repo.change,
    changeAsRead,
    changeContent: repo.changeContent,
    consents: repo.consents,
    addConsent: (accountId: string, version: string) => repo.addConsent(accountId, version, new Date(clock())),

    /** Removes the accounts whose waiting period is over. */
    removeDue: async (log: FastifyBaseLogger): Promise<void> => {
      for (const account of await repo.removeDue(new Date(clock()))) {
        logSecurity(log, 'account.deletion', { account, reason: 'done' });
      }
    },

    /** The account that logs in by a user name, a phone number or an e-mail address; none is as good as null. */
    byLogin: (login: string): Promise<Account | null> => repo.byLogin(usernameKey(login)),

    /** Throws `password-weak`, `account-exists`, and what `within` throws, of which nothing is left then. */
    async create(
      { username, firstName, permission, password, phone, email, wechatId, consent }: Beginning,
      within?: Within,
    ) {
      if (password !== undefined) await requireStrong(password, [username, firstName, phone, email]);
      const account: NewAccount = {
        id: newId(),
        username,
        usernameKey: usernameKey(username),
        firstName,
        permission,
        phone: phone ?? null,
        email: email?.toLowerCase() ?? null,
        wechatId: wechatId ?? null,
        passwordHash: password === undefined ? null : await hashPassword(password),
        createdAt: new Date(clock()),
      };
      return repo.add(account, consent, within);
    },

    /**
     * Checks a password, and takes as long for no account as for one. Null when it is not the account's; else the work
     * that uses it up in the transaction of what it allows. Only one for a single login is used up, and throws
     * `credentials-wrong` when somebody was faster.
     */
    async checkPassword(account: Account | null, password: string): Promise<Within | null> {
      const { id = '', passwordHash = null, passwordUntil = null } = account ?? {};
      if (!(await isPassword(passwordHash, password)) || passwordHash === null) return null;
      if (passwordUntil === null) return async () => undefined;
      if (passwordUntil.getTime() <= clock()) return null;
      return async (tx) => {
        if (!(await repo.spendOneTimePassword(tx, id, passwordHash))) throw new Problem('credentials-wrong');
      };
    },

    /** Throws `password-weak`, and as {@link changeAsRead} does. */
    async setPassword(account: Account, password: string, within: Within): Promise<void> {
      await requireStrongFor(account, password);
      await changeAsRead(account, { passwordHash: await hashPassword(password), passwordUntil: null }, within);
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
