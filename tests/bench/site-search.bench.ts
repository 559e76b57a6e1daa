/**
 * SEARCH-01: the search over the whole site, on the server over 20,000 documents and on a device over 5,000, each beside
 * a simple way to do the same: `npm run bench -- site-search`. Times of a whole search: found, counted by node, ranked,
 * and the first page with its excerpts.
 */
import { sql } from 'drizzle-orm';
import MiniSearch from 'minisearch';
import { searchDevice } from '#client/offline/site-search/device-search.ts';
import { packData } from '#contract/dictionary.ts';
import type { SearchPage } from '#contract/search.ts';
import { port } from '#contract/tables.ts';
import { openTable } from '#domain/dictionary/table.ts';
import type { SiteDocument } from '#domain/site-search/document.ts';
import { createSiteIndex } from '#domain/site-search/site-index.ts';
import { spokenForms } from '#domain/site-search/spoken.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { createPacks } from '#server/modules/dictionary/packs.ts';
import { createDictionaryRepo } from '#server/modules/dictionary/repo.ts';
import { createDictionaryService } from '#server/modules/dictionary/service.ts';
import { createIndexKeeper } from '#server/modules/search/index-keeper.ts';
import { createIndexRepo } from '#server/modules/search/index-repo.ts';
import { createSearchRepo } from '#server/modules/search/repo.ts';
import { createSearchService } from '#server/modules/search/service.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { type MadeDocument, makeDocuments, type SiteQueries, siteQueries } from './site-documents.ts';

const ON_SERVER = 20_000;
const ON_DEVICE = 5_000;
const PER_KIND = 40;

/** Finds what a query means: resolves to the ids of the first page. */
type Find = (text: string) => Promise<string[]>;

/** A slow way answers fewer queries of a kind rather than holding up the run. */
const BUDGET_MS = 1_500;
const MIN_QUERIES = 2;

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function measure(find: Find, { queries }: SiteQueries) {
  const times: number[] = [];
  let hits = 0;
  let intended = 0;
  const end = performance.now() + BUDGET_MS;
  for (const { text, target } of queries) {
    if (times.length >= MIN_QUERIES && performance.now() > end) break;
    const start = performance.now();
    const ids = await find(text);
    times.push(performance.now() - start);
    if (target === null) continue;
    intended += 1;
    if (ids.slice(0, 10).includes(target)) hits += 1;
  }
  return { times, share: intended === 0 ? '' : `${((100 * hits) / intended).toFixed(0)} %` };
}

async function table(title: string, sets: readonly SiteQueries[], ways: readonly [name: string, find: Find][]) {
  console.log(`\n${title}\n`);
  const head = ways.flatMap(([name]) => [`${name} p50, ms`, 'p95', 'meant among the first ten']);
  console.log(`| query | ${head.join(' | ')} |\n|---|${head.map(() => '---|').join('')}`);
  const all = ways.map((): number[] => []);
  for (const set of sets) {
    const cells: string[] = [];
    for (const [at, [, find]] of ways.entries()) {
      for (const { text } of set.queries.slice(0, 1)) await find(text);
      const { times, share } = await measure(find, set);
      all[at]?.push(...times);
      cells.push(percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1), share);
    }
    console.log(`| ${set.kind} | ${cells.join(' | ')} |`);
  }
  const sums = all.flatMap((times) => [percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1), '']);
  console.log(`| **all** | ${sums.join(' | ')} |`);
}

/** The naive search as a baseline: ILIKE over every text, the newest first, and the counts. */
function plainSearch(db: Db): Find {
  return async (text) => {
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const columns = ['title', 'summary', 'text'].flatMap((name) => [`${name} ->> 'zh'`, `${name} ->> 'en'`]);
    const where = sql.join(
      columns.map((column) => sql`${sql.raw(column)} ilike ${pattern}`),
      sql` or `,
    );
    await db.execute(sql`select node, count(*) from search_document where ${where} group by node`);
    const found = await db.execute<{ id: string }>(
      sql`select id, title, summary, text from search_document where ${where} order by date desc limit 20`,
    );
    return found.rows.map(({ id }) => id);
  };
}

const idsOf = ({ rows }: SearchPage) => rows.map(({ id }) => id);
const firstPage = { pageNum: 1, pageSize: 20 } as const;

async function onServer(db: Db, made: readonly MadeDocument[]) {
  const dictionary = createDictionaryService(createDictionaryRepo(db));
  const source = async function* () {
    for (const { document } of made) yield document;
  };
  const keeper = createIndexKeeper(createIndexRepo(db), source, (error) => {
    throw error;
  });
  const start = performance.now();
  await keeper.ready();
  console.log(`\n${made.length} documents indexed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await db.execute(sql`vacuum analyze search_document`);
  const service = createSearchService(createSearchRepo(db), dictionary, keeper);
  const ours: Find = async (keywords) => idsOf(await service.search({ keywords, ...firstPage }));
  await table(`Server, ${made.length} documents and the dictionary`, siteQueries(made, PER_KIND), [
    ['this search', ours],
    ['ILIKE', plainSearch(db)],
  ]);
}

function miniSearch(documents: readonly SiteDocument[]): Find {
  const engine = new MiniSearch<{ id: string; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => text.toLowerCase().match(/[a-z0-9]+|\p{Script=Han}/gu) ?? [],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 4 } },
  });
  engine.addAll(
    documents.map(({ id, title, summary, text }) => ({
      id,
      title: `${title.zh} ${title.en}`,
      text: `${summary.zh} ${summary.en} ${text.zh} ${text.en}`,
    })),
  );
  return async (text) => engine.search(text).map(({ id }) => String(id));
}

async function onDevice(db: Db, made: readonly MadeDocument[]) {
  const packs = createPacks(createDictionaryRepo(db), { onMisfit: () => undefined, onFailure: () => undefined });
  const pack = packData.parse(JSON.parse((await packs.get('ports', 0)).body.toString()).message);
  const documents = made.slice(0, ON_DEVICE - pack.keys.length).map(({ document }) => document);
  const start = performance.now();
  const index = createSiteIndex(documents, spokenForms);
  const opened = performance.now() - start;
  const tables = [{ dataset: 'ports' as const, table: openTable('ports', pack, (value) => port.parse(value)) }];
  const ours: Find = async (keywords) =>
    idsOf(await searchDevice({ index, tables, spoken: spokenForms }, { keywords, ...firstPage }));
  await ours('warm');
  const began = performance.now();
  const other = miniSearch(documents);
  const built = performance.now() - began;
  console.log(`\nIndex of ${documents.length} articles: ${opened.toFixed(0)} ms; MiniSearch: ${built.toFixed(0)} ms`);
  const sets = siteQueries(made.slice(0, documents.length), PER_KIND);
  await table(`Device, ${documents.length} articles and ${pack.keys.length} ports`, sets, [
    ['this search', ours],
    ['MiniSearch (articles only)', other],
  ]);
}

const cluster = await startTestCluster();
const database = await createTestDatabase(cluster);
const { db, pool } = openDatabase(database.url, 4, () => undefined);
const made = await makeDocuments(pool, ON_SERVER);
await onServer(db, made);
await onDevice(db, made);
await pool.end();
await database.drop();
await cluster.stop();
