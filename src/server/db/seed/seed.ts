import type { Pool } from 'pg';
import { DATASETS, type Dataset } from '#contract/dictionary.ts';
import { ITEM_FOLDERS, LIST_FILES, type SourceKind } from '#server/import/content/files.ts';
import { SEARCH_RULES } from '../search-rules.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { authoredDate } from './datasets/seed-dataset.ts';

/** Tables and content that a database still lacks. */
export interface Missing {
  datasets: Dataset[];
  /** Tables in which the project's own rows are those of an earlier version. */
  older: Dataset[];
  /** Tables whose rows were made to be found by older rules. */
  outdated: Dataset[];
  /** Kinds of the demonstration content. */
  content: SourceKind[];
}

/** Where the database is filled. */
export interface Situation {
  production: boolean;
  /** Whether demonstration content is wanted at all; it is, unless it is said not to be. */
  demo?: boolean;
}

/**
 * Fills what is empty: each dictionary table that was never filled, and the demonstration content. In production the
 * latter only goes into a database that holds nothing at all: what an operator has removed does not come back, and a
 * running site gets no invented news. Tables filled by an earlier version get what the project has written since, and are
 * made to be found as this one searches. Does nothing when run again.
 */
export async function seedMissing(
  pool: Pool,
  log: (line: string) => void,
  situation: Situation = { production: process.env.NODE_ENV === 'production' },
): Promise<void> {
  // Looked at first without the modules that do the work: they bring the pinyin dictionary and 400 KB of data.
  const missing = await findMissing(pool, situation);
  if (isNothing(missing)) return;
  const isEmpty = missing.datasets.length + missing.content.length > 0;
  log(isEmpty ? 'Filling the database …' : 'Bringing the dictionary to this version …');
  const { plant } = await import('./plant.ts');
  await inTransaction(pool, async (transaction) => plant(transaction, await findMissing(transaction, situation)));
}

function isNothing({ datasets, older, outdated, content }: Missing): boolean {
  return datasets.length + older.length + outdated.length + content.length === 0;
}

/** The kinds that the demonstration content has. It has no links of the menu: they would lead to other companies. */
const demonstrated = [
  'site',
  ...(Object.keys(LIST_FILES) as (keyof typeof LIST_FILES)[]).filter((kind) => kind !== 'menu-link'),
  ...(Object.keys(ITEM_FOLDERS) as (keyof typeof ITEM_FOLDERS)[]),
] satisfies SourceKind[];

async function findMissing(database: Transaction, { production, demo = true }: Situation): Promise<Missing> {
  const result = await database.query<{ datasets: string[]; older: string[]; outdated: string[]; content: string[] }>(
    `select array(select name from dataset) as datasets,
            array(select name from dataset where authored is null or authored < $2::date) as older,
            array(select name from dataset where search_rules < $1) as outdated,
            array(select distinct kind from content_item)
            || case when exists (select from news) then array['news'] else '{}' end
            || case when exists (select from site_document) then array['site'] else '{}' end as content`,
    [SEARCH_RULES, authoredDate],
  );
  const found = result.rows[0];
  if (found === undefined) throw new Error('The database did not answer.');
  const isEmpty = found.datasets.length + found.content.length === 0;
  return {
    datasets: DATASETS.filter((name) => !found.datasets.includes(name)),
    older: DATASETS.filter((name) => found.older.includes(name)),
    outdated: DATASETS.filter((name) => found.outdated.includes(name)),
    content: demo && (isEmpty || !production) ? demonstrated.filter((kind) => !found.content.includes(kind)) : [],
  };
}
