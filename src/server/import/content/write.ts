import type { Transaction } from '#server/db/transaction.ts';
import type { NewsRow, Ready } from './check.ts';

/** How many items of one kind were added, changed, left as they were, and removed. */
export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

export type Outcome = Exclude<keyof Counts, 'removed'>;

/**
 * A row is written only when it differs. What an operator has written is never replaced by demonstration content.
 * `xmax` is 0 in a row that was not there before.
 */
async function upsert(transaction: Transaction, statement: string, values: unknown[]): Promise<Outcome> {
  const { rows } = await transaction.query<{ added: boolean }>(`${statement} returning xmax = 0 as added`, values);
  const [row] = rows;
  if (row === undefined) return 'unchanged';
  return row.added ? 'added' : 'changed';
}

/** The part of an upsert that leaves equal rows alone, and those of the operator when demonstration content comes. */
const unlessEqual = (table: string, columns: readonly string[]) => {
  const tuple = (of: string) => columns.map((column) => `${of}.${column}`).join(', ');
  const set = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return `do update set ${set} where (${table}.demo or not excluded.demo) and (${tuple(table)}) is distinct from (${tuple('excluded')})`;
};

const newsColumns = ['kind', 'date', 'title', 'summary', 'body', 'picture', 'demo'] as const;

function writeNews(transaction: Transaction, row: NewsRow, demo: boolean): Promise<Outcome> {
  const { id, kind, date, title, summary, body, picture } = row;
  return upsert(
    transaction,
    `insert into news (id, ${newsColumns.join(', ')}) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) ${unlessEqual('news', newsColumns)}`,
    [id, kind, date, title, summary, body, picture, demo],
  );
}

/** Writes one thing, and says whether it was there before. */
export function write(transaction: Transaction, ready: Ready, demo: boolean): Promise<Outcome> {
  switch (ready.to) {
    case 'news':
      return writeNews(transaction, ready.row, demo);
    case 'document':
      return upsert(
        transaction,
        `insert into site_document (name, value, demo) values ($1, $2, $3)
         on conflict (name) ${unlessEqual('site_document', ['value', 'demo'])}`,
        [ready.name, JSON.stringify(ready.value), demo],
      );
    case 'item':
      return upsert(
        transaction,
        `insert into content_item (kind, id, position, date, data, demo) values ($1, $2, $3, $4, $5, $6)
         on conflict (kind, id) ${unlessEqual('content_item', ['position', 'date', 'data', 'demo'])}`,
        [ready.kind, ready.id, ready.position, ready.date, ready.data, demo],
      );
  }
}

/** The name under which an item is counted, announced and looked for. */
export function kindOf(ready: Ready): string {
  if (ready.to === 'item') return ready.kind;
  return ready.to === 'news' ? 'news' : 'site';
}

/** Removes the items of a kind that are not among `ids`; demonstration content leaves those of the operator alone. */
export async function prune(transaction: Transaction, kind: string, ids: string[], demo: boolean): Promise<number> {
  const { rowCount } =
    kind === 'news'
      ? await transaction.query('delete from news where demo >= $1 and id <> all($2)', [demo, ids])
      : await transaction.query('delete from content_item where kind = $3 and demo >= $1 and id <> all($2)', [
          demo,
          ids,
          kind,
        ]);
  return rowCount ?? 0;
}
