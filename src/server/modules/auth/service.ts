import { asLine } from '#contract/account-fields.ts';
import { NAME_MAX, TERMS_VERSION } from '#contract/account-limits.ts';
import type { accountLogin, phoneLogin, register, SessionStart, wechatLogin } from '#contract/auth.ts';
import { PERMISSIONS } from '#contract/roles.ts';
import type { InputOf } from '#contract/route.ts';
import { inTurns } from '#server/in-turn.ts';
import { presentInfo } from '#server/modules/accounts/present.ts';
import type { Account, Within } from '#server/modules/accounts/repo.ts';
import { type AccountService, usernameKey } from '#server/modules/accounts/service.ts';
import type { CaptchaService } from '#server/modules/captcha/service.ts';
import type { LoginMethod, SessionService } from '#server/modules/sessions/service.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import { sourceOf } from '#server/plugins/address-limits.ts';
import type { Call } from '#server/plugins/contract.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { hashOf, newId } from '#server/secrets.ts';
import { logSecurity } from '#server/security-log.ts';
import { placeKey } from './known-place.ts';
import type { WechatLogin } from './wechat.ts';

interface Deps {
  accounts: AccountService;
  sessions: SessionService;
  captchas: CaptchaService;
  verification: Pick<VerificationService, 'use'>;
  wechat: WechatLogin;
  limits: SharedLimits;
}

/** The one of two contacts that is given; throws `validation` for none and for both. */
export function oneContact(phoneNumber: string | undefined, email: string | undefined): string {
  const given = [phoneNumber, email].filter((contact) => contact !== undefined);
  if (given.length === 1 && given[0] !== undefined) return given[0];
  throw misfit('body.phoneNumber', 'required');
}

/**
 * Logins by password that are worked on at once; the others wait in turns among the addresses. Many that come together would
 * ask the database for everything at once, only to wait for the few threads that hash.
 */
const LOGIN_TURNS = { atOnce: 4, waitingMax: 200, retryAfter: 5 };

/** Makes the service of logging in: by password, by phone code, by WeChat, and by registering. */
export function createAuthService({ accounts, sessions, captchas, verification, wechat, limits }: Deps) {
  async function begin(account: Account, method: LoginMethod, call: Call, within?: Within): Promise<SessionStart> {
    const { address, log } = call;
    if (account.disabledAt !== null) {
      logSecurity(log, 'login.refused', { account: account.id, address, method, reason: 'disabled' });
      throw new Problem('account-disabled');
    }
    const session = await sessions.begin(account, method, call, within);
    await limits.note('login-known', placeKey(account.id, address));
    logSecurity(log, 'login.succeeded', { account: account.id, address, method });
    return { ...session, info: presentInfo(account) };
  }

  const inTurn = inTurns(LOGIN_TURNS);

  async function loginByPassword({ username, password, code, uuid }: InputOf<typeof accountLogin>['body'], call: Call) {
    const { address, log } = call;
    const source = sourceOf(address);
    const name = hashOf(usernameKey(username));
    await captchas.require(uuid, code, call);
    const account = await accounts.byLogin(username);
    // Asked for no account as for one.
    const known = placeKey(account?.id ?? name, address);
    const isKnown = await limits.isNoted('login-known', known);
    const counted = [
      ['login-pair', `${name} ${source}`],
      ['login-address-hour', source],
      isKnown ? (['login-known-day', known] as const) : (['login-account-day', name] as const),
    ] as const;
    // Counted before the work, so that many guesses at once are as many as they are.
    await limits.take(...counted);
    const spend = await accounts.checkPassword(account, password);
    if (spend === null || account === null) {
      logSecurity(log, 'login.failed', { contact: username, address, method: 'password' });
      throw new Problem('credentials-wrong');
    }
    await limits.giveBack(...counted);
    return begin(account, 'password', call, spend);
  }

  return {
    /**
     * AUTH-01. Wrong account and wrong password are one answer, in one time. Failures are counted by account and address
     * together, and those from everywhere by account, for whoever guesses from many addresses. Where the account has
     * logged in before, the guesses of others do not count: they lock nobody out at home. Elsewhere one logs in by phone,
     * or sets a new password by a code.
     */
    login: (body: InputOf<typeof accountLogin>['body'], call: Call): Promise<SessionStart> =>
      inTurn(() => loginByPassword(body, call), call.sender),

    /** Begins a session of an account without a proof: for a server that is tried out on its own machine. */
    async enter(accountId: string, call: Call) {
      const account = await accounts.byId(accountId);
      if (account === null) throw new Problem('not-found');
      return begin(account, 'try-out', call);
    },

    /** AUTH-02. Whether a number has an account is told to whoever holds it only. */
    async phoneLogin({ phoneNumber, code }: InputOf<typeof phoneLogin>['body'], call: Call) {
      return verification.use([{ contact: phoneNumber, code, purpose: 'login' }], call, async (spend) => {
        const account = await accounts.byContact(phoneNumber);
        if (account === null) throw new Problem('no-account');
        return begin(account, 'phone', call, spend);
      });
    },

    /** AUTH-03: the first login makes an account, which has neither password nor phone number until its owner adds them. */
    async wechatLogin({ code, state }: InputOf<typeof wechatLogin>['body'], call: Call) {
      const { id: wechatId, nickname } = await wechat.finish(code, state, call);
      const known = await accounts.byWechat(wechatId);
      if (known !== null) return begin(known, 'wechat', call);
      const wanted = {
        username: `wx-${newId()}`,
        firstName: asLine(nickname, NAME_MAX) || 'WeChat',
        permission: PERMISSIONS.member,
        wechatId,
        // The login page says that going on to WeChat is to agree.
        consent: TERMS_VERSION,
      };
      try {
        const made = await accounts.create(wanted);
        logSecurity(call.log, 'account.created', { account: made.id, address: call.address, method: 'wechat' });
        return await begin(made, 'wechat', call);
      } catch (error) {
        // The same person has come in elsewhere meanwhile.
        const other = await accounts.byWechat(wechatId);
        if (other === null || !(error instanceof Problem) || error.code !== 'account-exists') throw error;
        return begin(other, 'wechat', call);
      }
    },

    /** AUTH-05: a new account is a member's, whatever else is sent. */
    async register(body: InputOf<typeof register>['body'], call: Call) {
      const { username, firstName, password, phoneNumber, email, code, consent } = body;
      const contact = oneContact(phoneNumber, email);
      if (consent !== TERMS_VERSION) throw misfit('body.consent', 'required');
      await accounts.requireStrong(password, [username, firstName, contact]);
      const wanted = {
        username,
        firstName,
        password,
        consent,
        permission: PERMISSIONS.member,
        ...(phoneNumber === undefined ? { email: contact } : { phone: contact }),
      };
      const made = await verification.use([{ contact, code, purpose: 'register' }], call, (spend) =>
        accounts.create(wanted, spend),
      );
      logSecurity(call.log, 'account.created', { account: made.id, address: call.address, method: 'register' });
      return begin(made, 'register', call);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
