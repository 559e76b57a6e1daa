import { DELETION_DAYS, TERMS_VERSION } from '#contract/account-limits.ts';
import type { InputOf } from '#contract/route.ts';
import type {
  changeContent,
  changePassword,
  changePasswordByPhone,
  changePhone,
  deletionRequest,
  sendOwnCode,
  UserInfo,
  UserRecord,
} from '#contract/users.ts';
import { presentInfo, presentRecord } from '#server/modules/accounts/present.ts';
import type { Account } from '#server/modules/accounts/repo.ts';
import type { AccountService } from '#server/modules/accounts/service.ts';
import { placeKey } from '#server/modules/auth/known-place.ts';
import { oneContact } from '#server/modules/auth/service.ts';
import type { WechatLogin } from '#server/modules/auth/wechat.ts';
import { zipOf } from '#server/modules/downloads/zip.ts';
import { EXPORT_SECONDS, type FileService } from '#server/modules/files/service.ts';
import type { SessionService } from '#server/modules/sessions/service.ts';
import type { Spend, VerificationService } from '#server/modules/verification/service.ts';
import type { Authorized } from '#server/plugins/access.ts';
import type { Call } from '#server/plugins/contract.ts';
import { misfit, Problem } from '#server/plugins/problem.ts';
import type { SharedLimits } from '#server/plugins/shared-limits.ts';
import { logSecurity } from '#server/security-log.ts';
import { exportOf } from './export.ts';
import { createOwnerProof } from './owner-proof.ts';

const DAY_MS = 86_400_000;

type Owner = Authorized<'session'>;

interface Deps {
  accounts: AccountService;
  sessions: SessionService;
  verification: Pick<VerificationService, 'use' | 'sendToOwner'>;
  limits: SharedLimits;
  wechat: WechatLogin;
  files: FileService;
  /** Gives the data that other parts of the site keep for an account, for its export. */
  belongings: (accountId: string) => Promise<Record<string, unknown>>;
  clock: () => number;
}

/** Makes the service of the personal center. Every call is about the account of whoever asks, and no other. */
export function createUserService({
  accounts,
  sessions,
  verification,
  limits,
  wechat,
  files,
  belongings,
  clock,
}: Deps) {
  const { isRecent, asPerson } = createOwnerProof({ accounts, sessions, verification, limits, clock });

  async function own({ actor }: Owner): Promise<Account> {
    const account = await accounts.byId(actor.accountId);
    if (account === null) throw new Problem('unauthenticated');
    return account;
  }

  const record = async (account: Account): Promise<UserRecord> =>
    presentRecord(account, await accounts.consents(account.id));

  /** The record of what a change gave; the account may have gone meanwhile. */
  async function asStored(account: Account | null): Promise<UserRecord> {
    if (account === null) throw new Problem('unauthenticated');
    return record(account);
  }

  const noteWechat = ({ actor }: Owner, { log, address }: Call, reason: string): void =>
    logSecurity(log, 'account.changed', { account: actor.accountId, address, method: 'wechat', reason });

  return {
    record: async (by: Owner): Promise<UserRecord> => record(await own(by)),

    /**
     * PERS-02. Ends every session, this one too: the person logs in again with the new password. Whoever has just come in,
     * as by a password for one login, sets the first one without more.
     */
    async changePassword(by: Owner, body: InputOf<typeof changePassword>['body'], call: Call) {
      const { oldPassword, newPassword, ownCode } = body;
      const account = await own(by);
      const isFirst = account.passwordHash === null && ownCode === undefined && (await isRecent(by));
      const change = (spend: Spend) =>
        accounts.setPassword(account, newPassword, async (tx) => {
          await spend(tx);
          await sessions.endAll(tx, account.id);
        });
      if (isFirst) await change(async () => undefined);
      else await asPerson(by, account, { password: oldPassword, ownCode }, call, change);
      call.cookies.clear('session');
      logSecurity(call.log, 'password.changed', { account: account.id, address: call.address, method: 'password' });
    },

    /** AUTH-06. The code proves who holds the number, so only he learns whether it has an account. */
    async changePasswordByPhone(body: InputOf<typeof changePasswordByPhone>['body'], call: Call) {
      const contact = oneContact(body.phoneNumber, body.email);
      // A password that is weak for everybody does not even cost a try of the code.
      await accounts.requireStrong(body.newPassword, [contact]);
      const code = { contact, code: body.code, purpose: 'password' } as const;
      const account = await verification.use([code], call, async (spend) => {
        const owner = await accounts.byContact(contact);
        if (owner === null) throw new Problem('no-account');
        if (owner.disabledAt !== null) throw new Problem('account-disabled');
        await accounts.setPassword(owner, body.newPassword, async (tx) => {
          await spend(tx);
          await sessions.endAll(tx, owner.id);
        });
        return owner;
      });
      // He has shown who he is, and logs in here next.
      await limits.note('login-known', placeKey(account.id, call.address));
      logSecurity(call.log, 'password.changed', { account: account.id, address: call.address, method: 'code' });
    },

    /** PERS-03: what is not named stays. */
    async changeContent(by: Owner, named: InputOf<typeof changeContent>['body']): Promise<UserRecord> {
      return asStored(await accounts.changeContent(by.actor.accountId, named));
    },

    /** PERS-03: an uploaded picture of one's own, or none. The one before is removed. Throws `not-found`. */
    async changeAvatar(by: Owner, fileId: string, { log }: Pick<Call, 'log'>): Promise<UserInfo> {
      const before = await own(by);
      if (fileId !== '' && !(await files.isOwnAvatar(by, fileId))) throw new Problem('not-found');
      const after = await accounts.change({ id: before.id }, { avatarFileId: fileId === '' ? null : fileId });
      if (before.avatarFileId !== null && before.avatarFileId !== fileId) {
        // The new one stands all the same.
        await files
          .remove(by, before.avatarFileId)
          .catch((error: unknown) => log.warn(error, 'the picture before could not be removed'));
      }
      return presentInfo(after ?? before);
    },

    /** Throws `account-exists` when this WeChat belongs to another account. */
    async linkWechat(by: Owner, { code, state }: { code: string; state: string }, call: Call): Promise<UserRecord> {
      const account = await own(by);
      const { id: wechatId } = await wechat.finish(code, state, call);
      const after = await accounts.changeAsRead(account, { wechatId });
      noteWechat(by, call, 'linked');
      return record(after);
    },

    /** Throws `conflict` for an account that could not be entered any more. */
    async unlinkWechat(by: Owner, call: Call): Promise<UserRecord> {
      const account = await own(by);
      if (account.passwordHash === null && account.phone === null) throw new Problem('conflict');
      const after = await accounts.changeAsRead(account, { wechatId: null });
      noteWechat(by, call, 'unlinked');
      return record(after);
    },

    /** Everything that is stored about the account, as an archive that is there for an hour. */
    async export(by: Owner, { sender }: Pick<Call, 'sender'>): Promise<{ fileName: string; expiresInSeconds: number }> {
      const account = await own(by);
      await limits.take(['export-account-day', account.id]);
      const now = new Date(clock());
      const stored = {
        consents: await accounts.consents(account.id),
        sessions: await sessions.list(by),
        others: await belongings(account.id),
        files: files.own(by),
      };
      const name = `harbourway-account-${now.toISOString().slice(0, 10)}.zip`;
      const fileName = await files.storeExport(by, name, sender, () => zipOf(exportOf(account, stored), now));
      return { fileName, expiresInSeconds: EXPORT_SECONDS };
    },

    /** Throws `not-found` where there is no number. */
    async sendOwnCode(by: Owner, { purpose = 'phone-old' }: InputOf<typeof sendOwnCode>['body'], call: Call) {
      const { phone } = await own(by);
      if (phone === null) throw new Problem('not-found');
      return verification.sendToOwner(phone, purpose, call);
    },

    /** PERS-03, ASVS 7.5.1: by codes to both numbers, or by password where there is no number yet. */
    async changePhone(by: Owner, body: InputOf<typeof changePhone>['body'], call: Call) {
      const account = await own(by);
      const { phoneNumber, code, oldCode = '' } = body;
      const next = { contact: phoneNumber, code, purpose: 'phone', field: 'code' } as const;
      const old = { contact: account.phone ?? '', code: oldCode, purpose: 'phone-old', field: 'oldCode' } as const;
      const change = (spend: Spend) =>
        accounts.changeAsRead(account, { phone: phoneNumber }, async (tx) => {
          await spend(tx);
          await sessions.endAll(tx, account.id, by.actor.sessionId);
        });
      // Together: one that is mistyped does not use the other up, for which its owner would have to wait again.
      const after = await (account.phone !== null
        ? verification.use([old, next], call, change)
        : asPerson(by, account, { password: body.password ?? '' }, call, (spendProof) =>
            verification.use([next], call, (spend) =>
              change(async (tx) => {
                await spendProof(tx);
                await spend(tx);
              }),
            ),
          ));
      logSecurity(call.log, 'phone.changed', { account: account.id, contact: phoneNumber, address: call.address });
      return record(after);
    },

    /** The account goes after a waiting period; until then it works as before and the wish may be taken back. */
    async requestDeletion(by: Owner, proof: InputOf<typeof deletionRequest>['body'], call: Call) {
      const account = await own(by);
      const deletionAt = account.deletionAt ?? new Date(clock() + DELETION_DAYS * DAY_MS);
      await asPerson(by, account, proof, call, (spend) => accounts.changeAsRead(account, { deletionAt }, spend));
      logSecurity(call.log, 'account.deletion', { account: account.id, address: call.address, reason: 'asked for' });
      return { deletionAt: deletionAt.toISOString() };
    },

    async cancelDeletion({ actor }: Owner, { log, address }: Call): Promise<void> {
      await accounts.change({ id: actor.accountId }, { deletionAt: null });
      logSecurity(log, 'account.deletion', { account: actor.accountId, address, reason: 'taken back' });
    },

    /** Throws `validation` for a version that is not the present one: nobody agrees to what he was not shown. */
    async consent({ actor }: Owner, version: string): Promise<void> {
      if (version !== TERMS_VERSION) throw misfit('body.version', 'notOneOf');
      await accounts.addConsent(actor.accountId, version);
    },
  };
}

export type UserService = ReturnType<typeof createUserService>;
