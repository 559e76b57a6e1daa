import type { FastifyBaseLogger } from 'fastify';
import { hashPassword, isPassword } from '#server/passwords.ts';
import { Problem } from '#server/plugins/problem.ts';
import { newId } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import type { Account, AccountRepo, NewAccount } from './repo.ts';
import { isWeakPassword } from './weak-passwords.ts';

/** A user name as it is compared: `Lin.Yue` and `lin.yue` are one. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

/** What an account begins with; everything else follows. */
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

  return {
    /** Throws `password-weak`; `words` are those that belong to the account. */
    requireStrong,
    /** The same, by all the words of an account that is there already. */
    requireStrongFor,
    byId: repo.byId,
    byContact: (contact: string) => repo.byContact(contact.toLowerCase()),
    byWechat: repo.byWechat,
    change: repo.change,
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

    /** Throws `password-weak`, `account-exists`. */
    async create({ username, firstName, permission, password, phone, email, wechatId, consent }: Beginning) {
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
      return repo.add(account, consent);
    },

    /**
     * Whether this is the account's password; as long for no account as for one. One that is for a single login is used
     * up by it.
     */
    async hasPassword(account: Account | null, password: string): Promise<boolean> {
      const { id = '', passwordHash = null, passwordUntil = null } = account ?? {};
      const right = await isPassword(passwordHash, password);
      if (!right || passwordHash === null || passwordUntil === null) return right;
      return passwordUntil.getTime() > clock() && repo.spendOneTimePassword(id, passwordHash);
    },

    /** Throws `password-weak`. */
    async setPassword(account: Account, password: string): Promise<void> {
      await requireStrongFor(account, password);
      await repo.change(account.id, { passwordHash: await hashPassword(password), passwordUntil: null });
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
