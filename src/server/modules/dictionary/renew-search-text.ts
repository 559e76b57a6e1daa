import type { Dataset } from '#contract/dictionary.ts';
import { announceChange } from '#server/db/content-changes.ts';
import { SEARCH_RULES } from '#server/db/search-rules.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { entryText } from './entry-text.ts';
import { presentRow } from './present.ts';
import { lockDataset, setEdition, settle } from './write.ts';

const BATCH = 1000;

interface Stored {
  key: string;
  data: unknown;
  weight: number;
}

/**
 * Makes the search columns of a table's rows anew, by the rules of this server, in the caller's transaction. What the rows
 * say stays; where names are now read in another way the table gets a new version, as devices have the readings from it.
 */
export async function renewSearchText(transaction: Transaction, dataset: Dataset): Promise<void> {
  const { version } = await lockDataset(transaction, dataset, null);
  let read = 0;
  for (let after = ''; ; ) {
    const { rows } = await transaction.query<Stored>(
      `select key, data, weight from dictionary_entry
       where dataset = $1 and key collate "C" > $2 and not deleted order by key collate "C" limit ${BATCH}`,
      [dataset, after],
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.key;
    const renewedRows = rows.flatMap((row) => renewed(dataset, row) ?? []);
    read += await store(transaction, dataset, renewedRows, version + 1);
  }
  await transaction.query('update dataset set search_rules = $2 where name = $1', [dataset, SEARCH_RULES]);
  await settle(transaction);
  if (read === 0) return;
  await setEdition(transaction, dataset, version + 1, null);
  await announceChange(transaction, dataset);
}

/** A row that does not fit its table is not found anyway. */
function renewed(dataset: Dataset, { key, data, weight }: Stored) {
  const row = presentRow(dataset, data);
  if (row === null) return null;
  const { latin, han, pinyin } = entryText(dataset, row, weight);
  return { key, latin, han, pinyin };
}

/** Stores what differs; resolves with the number of rows that are read in another way, which bear the next version. */
async function store(
  transaction: Transaction,
  dataset: Dataset,
  rows: readonly unknown[],
  next: number,
): Promise<number> {
  const { rows: changed } = await transaction.query<{ version: string }>(
    `update dictionary_entry e set latin = i.latin, han = i.han, pinyin = i.pinyin,
       version = case when e.pinyin = i.pinyin then e.version else $3 end
     from json_to_recordset($2::json) as i(key text, latin text, han text[], pinyin text)
     where e.dataset = $1 and e.key = i.key and (e.latin, e.han, e.pinyin) is distinct from (i.latin, i.han, i.pinyin)
     returning e.version`,
    [dataset, JSON.stringify(rows), next],
  );
  return changed.filter(({ version }) => Number(version) === next).length;
}
