import { announceChange } from '#server/db/content-changes.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { MEDIA_BASE } from './make-picture.ts';

/** Everything that names a picture: content, as the text of its JSON. */
const CONTENT = `select body::text as said from news
  union all select data::text from content_item
  union all select value::text from site_document`;

/** Finds the addresses of files in a text; the first group is the file's name. */
const ADDRESS = `${MEDIA_BASE}/([0-9a-f]{32}[-.0-9a-z]*)`;

/**
 * Removes the pictures that no content names, with all their files, and tells how many there were. A page names a picture
 * by its fallback, whatever other forms it names besides. The caller sees to it that nobody writes content meanwhile.
 */
export async function removeUnnamedPictures(transaction: Transaction): Promise<number> {
  const { rowCount } = await transaction.query(
    `with named as materialized (
       select distinct found[1] as name from (${CONTENT}) as content, regexp_matches(said, $1, 'g') as found)
     delete from picture where not exists (select from named where $2 || name = data ->> 'httpUrl')`,
    [ADDRESS, `${MEDIA_BASE}/`],
  );
  // Originals that differ may have become the same drawing: a file goes with the last picture that has it.
  const files = await transaction.query(
    `delete from media_file where name not in (
       select found[1] from picture, regexp_matches(data::text, $1, 'g') as found)`,
    [ADDRESS],
  );
  if ((files.rowCount ?? 0) > 0) await announceChange(transaction, 'media');
  return rowCount ?? 0;
}
