import type { Dataset } from '#contract/dictionary.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { entryText } from './entry-text.ts';
import type { Entry } from './write.ts';

/** Few enough to keep memory small, enough that the round trips do not count. */
const batchSize = 1000;

/** Makes the temporary table the rows wait in until they are compared; it goes with the transaction. */
export async function makeStage(transaction: Transaction): Promise<void> {
  await transaction.query(
    `create temporary table if not exists incoming_entry (
       key text primary key, data jsonb not null, weight smallint not null, position integer not null,
       latin text not null, han text[] not null, facets text[] not null, pinyin text not null, origin text not null
     ) on commit drop`,
  );
  await transaction.query('truncate incoming_entry');
}

/** Computes the search columns of all rows and stores them in the stage; a key that comes twice is an error. */
export async function stageRows<Name extends Dataset>(
  transaction: Transaction,
  dataset: Name,
  origin: string,
  rows: Iterable<Entry<Name>> | AsyncIterable<Entry<Name>>,
): Promise<void> {
  let batch: ReturnType<typeof stagedRow>[] = [];
  for await (const entry of rows) {
    batch.push(stagedRow(dataset, origin, entry));
    if (batch.length < batchSize) continue;
    await send(transaction, batch);
    batch = [];
  }
  if (batch.length > 0) await send(transaction, batch);
  // Without figures the planner takes the empty stage for small and joins row by row.
  await transaction.query('analyze incoming_entry');
}

function stagedRow<Name extends Dataset>(dataset: Name, origin: string, entry: Entry<Name>) {
  const { row, weight, position = 0, pinyin } = entry;
  return {
    key: definitions[dataset].key(row),
    data: row,
    weight,
    position,
    ...entryText(dataset, row, weight, pinyin),
    origin: entry.origin ?? origin,
  };
}

async function send(transaction: Transaction, batch: readonly unknown[]): Promise<void> {
  await transaction.query(
    `insert into incoming_entry
     select * from json_to_recordset($1::json) as row(
       key text, data jsonb, weight smallint, position integer, latin text, han text[], facets text[], pinyin text,
       origin text)`,
    [JSON.stringify(batch)],
  );
}
