import type { Account } from '#server/modules/accounts/repo.ts';
import type { AccountService } from '#server/modules/accounts/service.ts';
import type { SessionService } from '#server/modules/sessions/service.ts';
import type { VerificationService } from '#server/modules/verification/service.ts';
import type { Authorized } from '#server/plugins/access.ts';
import type { Call } from '#server/plugins/contract.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { logSecurity } from '#server/security-log.ts';

/** Where there is no password, and for some calls no number, a session that began within this is proof of who asks. */
const RECENT_MS = 15 * 60_000;

type Owner = Authorized<'session'>;

/** What the owner of an account gives to show that it is he. */
interface Proof {
  password: string;
  ownCode?: string | undefined;
}

interface Deps {
  accounts: Pick<AccountService, 'hasPassword'>;
  sessions: Pick<SessionService, 'beganAt'>;
  verification: Pick<VerificationService, 'consumeAll'>;
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
  async function requireHolder(by: Owner, { phone }: Account, { ownCode = '' }: Proof, call: Call): Promise<void> {
    if (phone !== null) {
      const code = { contact: phone, code: ownCode, purpose: 'confirm', field: 'ownCode' } as const;
      return verification.consumeAll([code], call);
    }
    if (!(await isRecent(by))) throw new Problem('login-too-old');
  }

  /** By password, or as {@link requireHolder} has it where there is none. */
  async function requirePerson(by: Owner, account: Account, proof: Proof, call: Call): Promise<void> {
    if (account.passwordHash === null) return requireHolder(by, account, proof, call);
    const { password } = proof;
    const { address, log } = call;
    await limits.take(['password-check-hour', account.id]);
    if (password !== '' && (await accounts.hasPassword(account, password))) return;
    logSecurity(log, 'login.failed', { account: account.id, address, method: 'password', reason: 'asked again' });
    throw new Problem('credentials-wrong', { fields: [{ path: 'body.password', reason: 'passwordWrong' }] });
  }

  return { isRecent, requirePerson };
}
