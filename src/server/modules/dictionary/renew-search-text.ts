import type { Dataset } from '#contract/dictionary.ts';
import { SEARCH_RULES } from '#server/db/search-rules.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { entryText } from './entry-text.ts';
import { presentRow } from './present.ts';
import { settle } from './write.ts';

const BATCH = 1000;

interface Stored {
  key: string;
  data: unknown;
  weight: number;
  pinyin: string;
}

/**
 * Makes the search columns of a table's rows anew, by the rules of this server, in the caller's transaction. What the rows
 * say stays, and so does the table's version: devices search by rules of their own and need nothing fetched.
 */
export async function renewSearchText(transaction: Transaction, dataset: Dataset): Promise<void> {
  await transaction.query('select from dataset where name = $1 for update', [dataset]);
  for (let after = ''; ; ) {
    const { rows } = await transaction.query<Stored>(
      `select key, data, weight, pinyin from dictionary_entry
       where dataset = $1 and key collate "C" > $2 and not deleted order by key collate "C" limit ${BATCH}`,
      [dataset, after],
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.key;
    await store(
      transaction,
      dataset,
      rows.flatMap((row) => renewed(dataset, row) ?? []),
    );
  }
  await transaction.query('update dataset set search_rules = $2 where name = $1', [dataset, SEARCH_RULES]);
  await settle(transaction);
}

/** A row that does not fit its table is not found anyway. */
function renewed(dataset: Dataset, { key, data, weight, pinyin }: Stored) {
  const row = presentRow(dataset, data);
  if (row === null) return null;
  const { latin, han } = entryText(dataset, row, weight, pinyin);
  return { key, latin, han };
}

async function store(transaction: Transaction, dataset: Dataset, rows: readonly unknown[]): Promise<void> {
  await transaction.query(
    `update dictionary_entry e set latin = i.latin, han = i.han
     from json_to_recordset($2::json) as i(key text, latin text, han text[])
     where e.dataset = $1 and e.key = i.key and (e.latin, e.han) is distinct from (i.latin, i.han)`,
    [dataset, JSON.stringify(rows)],
  );
}
