import type { Dataset, Edition } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { announceChange } from '#server/db/content-changes.ts';
import { SEARCH_RULES } from '#server/db/search-rules.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { makeStage, stageRows } from './write-stage.ts';

/** One row to be written. */
export interface Entry<Name extends Dataset> {
  row: DatasetRows[Name];
  /** Importance 0 to 100. */
  weight: number;
  /** Place in the table's own order. */
  position?: number;
  /** Pinyin of the Chinese names where it was made before: syllables by spaces, names by `|`. */
  pinyin?: string;
  /** Who wrote the row, when that is not the origin of the whole. */
  origin?: string;
}

/** The source of a table; dates are ISO `YYYY-MM-DD`. */
export type EditionFacts = Pick<Edition, 'name' | 'source' | 'sourceUrl' | 'dated' | 'sample'>;

/** How many rows came new, changed, stayed as they were, and left. */
export interface WriteCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

interface WriteOptions<Name extends Dataset> {
  rows: Iterable<Entry<Name>> | AsyncIterable<Entry<Name>>;
  /**
   * `replace`: the rows are all there is of this origin, what it wrote earlier and no longer brings leaves the table;
   * rows of other origins stay. `merge`: nothing leaves.
   */
  mode: 'replace' | 'merge';
  origin: string;
  /** Keys of rows that stay though they are not brought; asked once all rows are. */
  spared?: () => readonly string[] | 'all';
  /** Null keeps what the table says of its source; only for a table that exists. */
  edition: EditionFacts | null;
  /** Looks at the counts before anything is written; to throw here leaves the table as it was. */
  approve?: (counts: WriteCounts) => void;
}

/**
 * Writes rows into a table within the caller's transaction: compares them with what is there, raises the table's
 * version by one if anything differs, stamps what differs with it, leaves tombstones for what left, and tells all
 * servers. The same rows twice change nothing.
 */
export async function applyEntries<Name extends Dataset>(
  transaction: Transaction,
  dataset: Name,
  { rows, mode, origin, spared = () => [], edition, approve }: WriteOptions<Name>,
): Promise<WriteCounts & { version: number }> {
  const before = await lockDataset(transaction, dataset, edition);
  await makeStage(transaction);
  await stageRows(transaction, dataset, origin, rows);
  const kept = spared();
  const leaving = { owner: mode === 'replace' && kept !== 'all' ? origin : null, kept: kept === 'all' ? [] : kept };
  const counts = await compare(transaction, dataset, leaving);
  approve?.(counts);
  await keepOrigins(transaction, dataset);
  const touched = counts.added + counts.changed + counts.removed > 0;
  if (!touched && !before.editionDiffers) return { ...counts, version: before.version };
  const version = before.version + 1;
  await upsert(transaction, dataset, version);
  if (counts.removed > 0) await bury(transaction, dataset, leaving, version);
  await settle(transaction);
  await setEdition(transaction, dataset, version, edition);
  await announceChange(transaction, dataset);
  return { ...counts, version };
}

/**
 * Takes the rows of the given keys out of a table, in the caller's transaction, as a change of their own. Returns how
 * many there were.
 */
export async function buryEntries(
  transaction: Transaction,
  dataset: Dataset,
  keys: readonly string[],
): Promise<number> {
  const before = await lockDataset(transaction, dataset, null);
  const version = before.version + 1;
  const result = await transaction.query(
    `update dictionary_entry set deleted = true, version = $3
     where dataset = $1 and key = any($2::text[]) and not deleted`,
    [dataset, keys, version],
  );
  if (result.rowCount === null || result.rowCount === 0) return 0;
  await setEdition(transaction, dataset, version, null);
  await announceChange(transaction, dataset);
  return result.rowCount;
}

/** Holds the table's line in `dataset` until the transaction ends, so that two writers never take the same version. */
export async function lockDataset(
  transaction: Transaction,
  dataset: Dataset,
  edition: EditionFacts | null,
): Promise<{ version: number; editionDiffers: boolean }> {
  if (edition !== null) {
    await transaction.query(
      `insert into dataset (name, version, edition, source, source_url, dated, sample, search_rules)
       values ($1, 0, $2, $3, $4, $5, $6, $7) on conflict (name) do nothing`,
      [...editionValues(dataset, edition), SEARCH_RULES],
    );
  }
  const result = await transaction.query<{ version: string; differs: boolean }>(
    `select version, (edition, source, source_url, dated, sample)
       is distinct from ($2::text, $3::text, $4::text, $5::date, $6::boolean) as differs
     from dataset where name = $1 for update`,
    edition === null ? [dataset, null, null, null, null, null] : editionValues(dataset, edition),
  );
  const found = result.rows[0];
  if (found === undefined) throw new Error(`The table ${dataset} does not exist yet.`);
  return { version: Number(found.version), editionDiffers: edition !== null && found.differs };
}

function editionValues(dataset: Dataset, edition: EditionFacts): unknown[] {
  return [dataset, edition.name, edition.source, edition.sourceUrl, edition.dated, edition.sample];
}

/**
 * Has what was written found by the indexes at once: PostgreSQL puts new rows beside them, on a list that every search reads
 * to its end, and knows how many there are only when it next looks by itself.
 */
export async function settle(transaction: Transaction): Promise<void> {
  await transaction.query(
    `select gin_clean_pending_list(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = 'dictionary_entry'::regclass and relam = (select oid from pg_am where amname = 'gin')`,
  );
  await transaction.query('analyze dictionary_entry');
}

const columns = ['data', 'weight', 'position', 'latin', 'han', 'facets', 'pinyin'] as const;
const listOf = (alias: string) => columns.map((column) => `${alias}.${column}`).join(', ');
const differs = `(e.deleted or (${listOf('e')}) is distinct from (${listOf('i')}))`;

/** A row belongs to who wrote it first; who only added fields to it stands after a plus. */
const leaves = `e.dataset = $1 and not e.deleted and split_part(e.origin, '+', 1) = $2 and e.key <> all($3::text[])
  and not exists (select from incoming_entry i where i.key = e.key)`;

/** The writer whose rows leave the table when they are not brought (null: nobody), and the keys that stay. */
interface Leaving {
  owner: string | null;
  kept: readonly string[];
}

async function compare(transaction: Transaction, dataset: Dataset, { owner, kept }: Leaving): Promise<WriteCounts> {
  const came = await transaction.query<{ added: number; changed: number; unchanged: number }>(
    `select count(*) filter (where e.key is null or e.deleted)::int as added,
            count(*) filter (where not e.deleted and ${differs})::int as changed,
            count(*) filter (where not e.deleted and not ${differs})::int as unchanged
     from incoming_entry i left join dictionary_entry e on e.dataset = $1 and e.key = i.key`,
    [dataset],
  );
  const left = await transaction.query<{ removed: number }>(
    `select count(*)::int as removed from dictionary_entry e where ${leaves}`,
    [dataset, owner, kept],
  );
  const { added = 0, changed = 0, unchanged = 0 } = came.rows[0] ?? {};
  return { added, changed, unchanged, removed: left.rows[0]?.removed ?? 0 };
}

/** Who wrote a row is no content: it changes without a new version. */
async function keepOrigins(transaction: Transaction, dataset: Dataset): Promise<void> {
  await transaction.query(
    `update dictionary_entry e set origin = i.origin from incoming_entry i
     where e.dataset = $1 and e.key = i.key and e.origin <> i.origin`,
    [dataset],
  );
}

/**
 * Rows that come together are put down by their English names: a search for how names begin then reads them side by side,
 * and not a page of the table for each.
 */
async function upsert(transaction: Transaction, dataset: Dataset, version: number): Promise<void> {
  await transaction.query(
    `insert into dictionary_entry (dataset, key, ${columns.join(', ')}, origin, version, deleted)
     select $1, i.key, ${listOf('i')}, i.origin, $2, false
     from incoming_entry i left join dictionary_entry e on e.dataset = $1 and e.key = i.key
     where e.key is null or ${differs}
     order by i.data ->> 'nameEn' collate "C", i.key
     on conflict (dataset, key) do update set
       ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
       origin = excluded.origin, version = excluded.version, deleted = false`,
    [dataset, version],
  );
}

async function bury(
  transaction: Transaction,
  dataset: Dataset,
  { owner, kept }: Leaving,
  version: number,
): Promise<void> {
  await transaction.query(`update dictionary_entry e set deleted = true, version = $4 where ${leaves}`, [
    dataset,
    owner,
    kept,
    version,
  ]);
}

/** Notes a table's version, and of its source what is said. */
export async function setEdition(
  transaction: Transaction,
  dataset: Dataset,
  version: number,
  edition: EditionFacts | null,
): Promise<void> {
  await transaction.query('update dataset set version = $2, updated_at = now() where name = $1', [dataset, version]);
  if (edition === null) return;
  await transaction.query(
    'update dataset set edition = $2, source = $3, source_url = $4, dated = $5, sample = $6 where name = $1',
    editionValues(dataset, edition),
  );
}
