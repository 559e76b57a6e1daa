import type { OwnSession } from '#contract/users.ts';
import type { Account } from '#server/modules/accounts/repo.ts';
import type { Entry } from '#server/modules/downloads/zip.ts';

/** The data that is stored about an account beside its own row. */
interface Belongings {
  consents: readonly { version: string; at: Date }[];
  sessions: readonly OwnSession[];
  /** Further data that is kept for the account, by name. */
  others: Readonly<Record<string, unknown>>;
  files: AsyncIterable<{ id: string; name: string; createdAt: Date; mediaType: string; bytes: Buffer }>;
}

/**
 * The files of an export: the pictures as they are stored, each as it is read, and `account.json`. No secret is in it,
 * hashed or not.
 */
export async function* exportOf(
  account: Account,
  { consents, sessions, others, files }: Belongings,
): AsyncGenerator<Entry> {
  const { passwordHash, usernameKey: _key, passwordUntil: _until, ...told } = account;
  const pictures = [];
  for await (const { id, name, createdAt, mediaType, bytes } of files) {
    const file = `pictures/${id}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
    pictures.push({ file, name, uploadedAt: createdAt });
    yield { name: file, bytes };
  }
  const document = {
    account: { ...told, hasPassword: passwordHash !== null },
    consents,
    sessions,
    ...others,
    pictures,
  };
  yield { name: 'account.json', bytes: Buffer.from(JSON.stringify(document, null, 2)) };
}
