import { type StoredPicture, storedPicture } from '#contract/content.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { hashOf, makePicture } from './make-picture.ts';

/**
 * Stores a picture within the caller's transaction; the same bytes are made and stored once. Throws a `PictureError` for
 * what is no picture.
 */
export async function storePicture(transaction: Transaction, bytes: Buffer): Promise<StoredPicture> {
  const hash = hashOf(bytes);
  const { rows } = await transaction.query<{ data: unknown }>('select data from picture where hash = $1', [hash]);
  const known = storedPicture.safeParse(rows[0]?.data);
  if (known.success) return known.data;
  const { files, picture } = await makePicture(bytes);
  for (const { name, type, bytes: content } of files) {
    await transaction.query(
      'insert into media_file (name, type, bytes) values ($1, $2, $3) on conflict (name) do nothing',
      [name, type, content],
    );
  }
  await transaction.query(
    'insert into picture (hash, data) values ($1, $2) on conflict (hash) do update set data = excluded.data',
    [hash, picture],
  );
  return picture;
}
