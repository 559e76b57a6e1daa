import type { OwnSession } from '#contract/users.ts';
import type { Account } from '#server/modules/accounts/repo.ts';
import type { Entry } from '#server/modules/downloads/zip.ts';

/** What is stored about an account beside its own row. */
interface Belongings {
  consents: readonly { version: string; at: Date }[];
  sessions: readonly OwnSession[];
  /** What else is kept for the account, by name. */
  others: Readonly<Record<string, unknown>>;
  files: readonly { id: string; name: string; createdAt: Date; mediaType: string; bytes: Buffer | null }[];
}

/** The files of an export: `account.json`, and the pictures as they are stored. No secret is in it, hashed or not. */
export async function exportOf(account: Account, { consents, sessions, others, files }: Belongings): Promise<Entry[]> {
  const { passwordHash, usernameKey: _key, passwordUntil: _until, ...told } = account;
  const pictures = files.filter(({ bytes }) => bytes !== null);
  const ending = (mediaType: string) => (mediaType === 'image/png' ? 'png' : 'jpg');
  const nameOf = ({ id, mediaType }: { id: string; mediaType: string }) => `pictures/${id}.${ending(mediaType)}`;
  const document = {
    account: { ...told, hasPassword: passwordHash !== null },
    consents,
    sessions,
    ...others,
    pictures: pictures.map((file) => ({ file: nameOf(file), name: file.name, uploadedAt: file.createdAt })),
  };
  return [
    { name: 'account.json', bytes: Buffer.from(JSON.stringify(document, null, 2)) },
    ...pictures.map((file) => ({ name: nameOf(file), bytes: file.bytes ?? Buffer.alloc(0) })),
  ];
}
