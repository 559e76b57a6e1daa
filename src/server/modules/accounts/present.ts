import type { UserInfo, UserRecord } from '#contract/users.ts';
import { maskPhone } from '#domain/mask.ts';
import type { Account } from './repo.ts';

/** The facts about an account that the frame of the page shows. */
export function presentInfo({ id, username, firstName, permission, avatarFileId }: Account): UserInfo {
  const avatarName = avatarFileId ?? '';
  return { id, username, firstName, permission, avatar: avatarName === '' ? '' : `/files/${avatarName}`, avatarName };
}

/** The own record, phone number masked: whoever reads over the shoulder should not learn it. */
export function presentRecord(account: Account, consents: readonly { version: string; at: Date }[]): UserRecord {
  const { name = '', email = '', position = '', ...company } = account.profile;
  return {
    ...presentInfo(account),
    name,
    email,
    position,
    companyName: '',
    companyPhone: '',
    companyEmail: '',
    companyAddress: '',
    ...company,
    phoneNumber: maskPhone(account.phone ?? ''),
    hasPassword: account.passwordHash !== null,
    wechatLinked: account.wechatId !== null,
    createdAt: account.createdAt.toISOString(),
    consents: consents.map(({ version, at }) => ({ version, at: at.toISOString() })),
    deletionAt: account.deletionAt?.toISOString() ?? null,
  };
}
