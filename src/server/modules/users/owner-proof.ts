import type { Account } from '#server/modules/accounts/repo.ts';
import type { AccountService } from '#server/modules/accounts/service.ts';
import type { SessionService } from '#server/modules/sessions/service.ts';
import type { Spend, VerificationService } from '#server/modules/verification/service.ts';
import type { Authorized } from '#server/plugins/access.ts';
import type { Call } from '#server/plugins/contract.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { logSecurity } from '#server/security-log.ts';

/** Where there is no password, and for some calls no number, a session that began within this is proof of who asks. */
const RECENT_MS = 15 * 60_000;

type Owner = Authorized<'session'>;

/** Proof that the person who asks owns the account: its password, or where it has none a code to its number. */
interface Proof {
  password: string;
  ownCode?: string | undefined;
}

/** Work for a person who has proved who they are. */
type Work<T> = (spend: Spend) => Promise<T>;

/** Where nothing is used up. */
const nothing: Spend = async () => undefined;

interface Deps {
  accounts: Pick<AccountService, 'checkPassword'>;
  sessions: Pick<SessionService, 'beganAt'>;
  verification: Pick<VerificationService, 'use'>;
  limits: SharedLimits;
  clock: () => number;
}

/** Makes what has the owner of an account show that it is he, and not just his open page. */
export function createOwnerProof({ accounts, sessions, verification, limits, clock }: Deps) {
  /** Whether the session has only just begun. */
  async function isRecent(by: Owner): Promise<boolean> {
    const began = await sessions.beganAt(by);
    return began !== null && clock() - began.getTime() < RECENT_MS;
  }

  /** Where there is no password: by a code to the account's number, or by having logged in a moment ago. */
  async function asHolder<T>(
    by: Owner,
    { phone }: Account,
    { ownCode = '' }: Proof,
    call: Call,
    work: Work<T>,
  ): Promise<T> {
    if (phone !== null) {
      const code = { contact: phone, code: ownCode, purpose: 'confirm', field: 'ownCode' } as const;
      return verification.use([code], call, work);
    }
    if (!(await isRecent(by))) throw new Problem('login-too-old');
    return work(nothing);
  }

  /**
   * Does the work of whoever shows that the account is his: by password, or as {@link asHolder} has it where there is
   * none. What shows it is used up in the transaction of the work, which gets what does that.
   */
  async function asPerson<T>(by: Owner, account: Account, proof: Proof, call: Call, work: Work<T>): Promise<T> {
    if (account.passwordHash === null) return asHolder(by, account, proof, call, work);
    const { password } = proof;
    const { address, log } = call;
    await limits.take(['password-check-hour', account.id]);
    const spend = password === '' ? null : await accounts.checkPassword(account, password);
    if (spend !== null) return work(spend);
    logSecurity(log, 'login.failed', { account: account.id, address, method: 'password', reason: 'asked again' });
    throw new Problem('credentials-wrong', { fields: [{ path: 'body.password', reason: 'passwordWrong' }] });
  }

  return { isRecent, asPerson };
}
