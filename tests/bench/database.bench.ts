import { sql } from 'drizzle-orm';
import type { DictionaryQuery } from '#contract/dictionary.ts';
import { queryPlan } from '#domain/search/server-plan.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { conditionOf, orderOf, type Selection } from '#server/modules/dictionary/conditions-repo.ts';
import { createDictionaryRepo } from '#server/modules/dictionary/repo.ts';
import { findPage } from '#server/modules/dictionary/search.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { fillPorts, percentile } from './port-table.ts';
import type { BenchRow } from './search-data.ts';
import { makeQueries, type QuerySet } from './search-queries.ts';

/** Searching the ports table on the server: time in the database alone, and of the whole search with its ranking. */

const SIZES = [17_000, 120_000];
const PER_KIND = 100;

/** The most frequent queries: two Chinese characters, and four letters, of names picked evenly over the table. */
function shortQueries(rows: readonly BenchRow[]): QuerySet[] {
  const step = Math.floor(rows.length / PER_KIND);
  const picked = rows.flatMap((row, target) => (target % step === 0 ? [{ row, target }] : []));
  return [
    { kind: 'two Chinese characters', queries: picked.map(({ row }) => ({ text: row.zh.slice(0, 2), target: null })) },
    {
      kind: 'four letters',
      queries: picked
        .map(({ row }) => ({ text: row.en.replaceAll(' ', '').slice(0, 4), target: null }))
        .filter(({ text }) => text.length === 4),
    },
  ];
}

/** Milliseconds that PostgreSQL says it needed to find and order the candidates of a query. */
async function inDatabase(db: Db, text: string): Promise<number> {
  const plan = queryPlan(text);
  const selection: Selection = { dataset: 'ports', matching: plan };
  const where = conditionOf(selection);
  const order = orderOf({ by: 'default' }, selection);
  const result = await db.execute<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
    sql`explain (analyze, timing off, format json)
      select key, data, weight, pinyin from dictionary_entry where ${where} order by ${order} limit 1001`,
  );
  return result.rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0;
}

async function measure(db: Db, rows: readonly BenchRow[], { kind, queries }: QuerySet): Promise<void> {
  const repo = createDictionaryRepo(db);
  const database: number[] = [];
  const whole: number[] = [];
  let hits = 0;
  let intended = 0;
  for (const { text, target } of queries) {
    database.push(await inDatabase(db, text));
    const query: DictionaryQuery = { keyword: text, facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: 10 };
    const start = performance.now();
    const page = await repo.snapshot(10_000, (reader) => findPage(reader, 'ports', query));
    whole.push(performance.now() - start);
    if (target === null) continue;
    intended += 1;
    if (page.rows.some(({ code }) => code === rows[target]?.code)) hits += 1;
  }
  const cells = [database, whole].flatMap((times) => [0.5, 0.95].map((share) => percentile(times, share).toFixed(2)));
  console.log(
    `| ${kind} | ${cells.join(' | ')} | ${intended === 0 ? '' : `${((100 * hits) / intended).toFixed(0)} %`} |`,
  );
}

const cluster = await startTestCluster();
for (const size of SIZES) {
  const database = await createTestDatabase(cluster);
  const { db, pool } = openDatabase(database.url, 4, () => undefined);
  const start = performance.now();
  const { rows, source } = await fillPorts(pool, size);
  console.log(`\n${size} rows, ${source}; written in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  console.log('| query | database p50, ms | p95 | with ranking p50, ms | p95 | intended among the first ten |');
  console.log('|---|---|---|---|---|---|');
  for (const set of [...shortQueries(rows), ...makeQueries(rows, PER_KIND)]) await measure(db, rows, set);
  await pool.end();
  await database.drop();
}
await cluster.stop();
