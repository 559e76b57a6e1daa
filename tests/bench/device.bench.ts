/**
 * The ports table on the device, in a real browser and with the scripts of the build: `npm run bench -- device`. What is
 * searched at a quarter of the speed runs on the page's own thread, since a browser slows only that one down; the site runs
 * the same script in a worker.
 */
import { readdir, stat } from 'node:fs/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { openDatabase } from '#server/db/client.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { createTestDatabase } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server-process.ts';
import { distFolder } from '#tests/support/site.ts';
import { fillPorts, percentile } from './port-table.ts';
import type { BenchRow } from './search-data.ts';
import { makeQueries, type QuerySet } from './search-queries.ts';

/** The pack worker of the last build; those of earlier ones may lie beside it. */
async function newestWorker(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('pack-worker-') && name.endsWith('.js'));
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(`${folder}/${name}`)).mtimeMs })));
  return dated.sort((a, b) => b.at - a.at)[0]?.name;
}

const SIZES = [17_000, 120_000];
const PER_KIND = 60;
const SLOWER = 4;

type Ask = (call: string, input: object) => Promise<{ rows: { code: string }[] }>;

/** Has the page ask the pack worker's script: in a worker of its own, or on the page's thread. Runs in the page. */
async function prepare({ script, inWorker }: { script: string; inWorker: boolean }): Promise<void> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const settle = (reply: { id: number; type: string; output?: unknown; message?: string }) => {
    if (reply.type === 'done') waiting.get(reply.id)?.resolve(reply.output);
    if (reply.type === 'failed') waiting.get(reply.id)?.reject(new Error(reply.message));
  };
  let post = (data: object): void => void window.dispatchEvent(new MessageEvent('message', { data }));
  if (inWorker) {
    const worker = new Worker(script, { type: 'module' });
    worker.addEventListener('message', ({ data }) => settle(data));
    post = (data) => worker.postMessage(data);
  } else {
    Object.assign(window, { postMessage: settle });
    await import(script);
  }
  let id = 0;
  const ask = (call: string, input: object) => {
    id += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    post({ id, call, input });
    return answer.promise;
  };
  Object.assign(window, { ask });
}

/** Milliseconds of one call, as the page sees it. Runs in the page. */
async function timeOf({ call, input }: { call: string; input: object }): Promise<number> {
  const began = performance.now();
  await (Reflect.get(window, 'ask') as Ask)(call, input);
  return performance.now() - began;
}

/** Times (ms) and first hits of questions asked one after the other. Runs in the page. */
async function search(keywords: string[]): Promise<{ ms: number; codes: string[] }[]> {
  const answers = [];
  for (const keyword of keywords) {
    const query = { keyword, facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: 10 };
    const began = performance.now();
    const { rows } = await (Reflect.get(window, 'ask') as Ask)('list', { dataset: 'ports', query });
    answers.push({ ms: performance.now() - began, codes: rows.map(({ code }) => code) });
  }
  return answers;
}

/** Leaves in the page what it is to ask. Runs in the page. */
function leave(inputs: object[]): void {
  Object.assign(window, { inputs });
}

/** Asks all that was left and hands nothing over: a tool reads and writes that on the page's thread. Runs in the page. */
async function askAll(): Promise<void> {
  for (const input of Reflect.get(window, 'inputs') as object[]) {
    await (Reflect.get(window, 'ask') as Ask)('list', input);
  }
}

/** The fields read of an event of the browser's trace; `tdur` in microseconds of processor time. */
interface TraceEvent {
  name: string;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** The longest piece of work of the page's thread while something happens, in milliseconds of its own processor time. */
async function longestTask(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as Partial<TraceEvent>[] as TraceEvent[])));
  const over = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await work();
  await session.send('Tracing.end');
  await over;
  const pages = new Set(
    events.flatMap(({ args, pid, tid }) => (args?.name === 'CrRendererMain' ? `${pid} ${tid}` : [])),
  );
  const tasks = events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Megabytes that the page's scripts hold once everything that can go is gone. */
async function memory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The query that the table's page sends for a keyword. */
const listOf = (keyword: string) => ({
  dataset: 'ports',
  query: { keyword, facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: 10 },
});
/** Rows of the table without a word, as its page asks for them first. */
const ALL = listOf('');
/** How long a visitor looks at the rows before typing (ms); meanwhile the table is prepared for the search. */
const LOOK_MS = 5_000;

/** How long the first letter takes that is typed so long after the rows were shown, in milliseconds. */
async function firstLetter(page: Page, after: number): Promise<number> {
  await page.evaluate(timeOf, { call: 'list', input: ALL });
  await page.waitForTimeout(after);
  const [answer] = await page.evaluate(search, ['s']);
  return answer?.ms ?? Number.NaN;
}

async function newPage(browser: Browser, site: string): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ serviceWorkers: 'block', bypassCSP: true });
  const page = await context.newPage();
  // A page that fetches no table by itself.
  await page.goto(`${site}/explain`, { waitUntil: 'networkidle' });
  return { page, session: await context.newCDPSession(page) };
}

/** Prints a table of times by kind of query. */
async function measureSearch(page: Page, rows: readonly BenchRow[], sets: readonly QuerySet[]): Promise<void> {
  console.log('| query | p50, ms | p95, ms | meant among the first ten |\n|---|---|---|---|');
  // The very first searches of a page are run before any of it has been compiled well: told apart, and asked again.
  const first = sets.slice(0, 1).map(({ kind, queries }) => ({ kind: `${kind}, the first of all`, queries }));
  for (const { kind, queries } of [...first, ...sets]) {
    await page.evaluate(search, [queries[0]?.text ?? '']);
    const answers = await page.evaluate(
      search,
      queries.map(({ text }) => text),
    );
    const meant = queries.map(({ target }) => (target === null ? null : rows[target]?.code));
    const asked = meant.filter((code) => code !== null).length;
    const hits = answers.filter(({ codes }, at) => codes.some((code) => code === meant[at])).length;
    const times = answers.map(({ ms }) => ms);
    const share = asked === 0 ? '' : `${((100 * hits) / asked).toFixed(0)} %`;
    console.log(
      `| ${kind} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} | ${share} |`,
    );
  }
}

const script = `/assets/${await newestWorker(`${distFolder}/client/assets`)}`;
const cluster = await startTestCluster();
const browser = await launchBrowser();
for (const size of SIZES) {
  const database = await createTestDatabase(cluster);
  const { pool } = openDatabase(database.url, 2, () => undefined);
  const { rows, source } = await fillPorts(pool, size);
  await pool.end();
  const server = await startServer({
    program: 'tests/e2e/fixtures/site-server.ts',
    env: { DATABASE_URL: database.url, DRAIN_MS: '0' },
  });
  const sets = makeQueries(rows, PER_KIND);
  console.log(`\n## ${size} rows, ${source}\n`);
  const wire = await fetch(`${server.url}/api/bDictionary/packs/ports?since=0`, {
    headers: { 'accept-encoding': 'br' },
  });
  console.log(`on the wire: ${wire.status} ${(Number(wire.headers.get('content-length')) / 1024).toFixed(0)} KB`);

  const fast = await newPage(browser, server.url);
  await fast.page.evaluate(prepare, { script, inWorker: true });
  const input = { dataset: 'ports', apiBase: '/api', locale: 'zh_CN' };
  const stored = await fast.page.evaluate(timeOf, { call: 'install', input });
  const opened = await fast.page.evaluate(timeOf, { call: 'open', input });
  console.log(`fetched and stored: ${stored.toFixed(0)} ms; read from the device: ${opened.toFixed(0)} ms`);
  const atOnce = await firstLetter(fast.page, 0);
  await fast.page.evaluate(prepare, { script, inWorker: true });
  const later = await firstLetter(fast.page, LOOK_MS);
  console.log(`first letter: typed at once ${atOnce.toFixed(0)} ms, after a look at the rows ${later.toFixed(1)} ms`);
  console.log('\nin its worker, full speed\n');
  await measureSearch(fast.page, rows, sets);

  await fast.page.evaluate(
    leave,
    sets.flatMap(({ queries }) => queries.slice(0, 10).map(({ text }) => listOf(text))),
  );
  console.log();
  for (const rate of [1, SLOWER]) {
    await fast.session.send('Emulation.setCPUThrottlingRate', { rate });
    const longest = await longestTask(fast.session, () => fast.page.evaluate(askAll));
    console.log(`longest task of the page at ${rate} × CPU while its worker searches: ${longest.toFixed(1)} ms`);
  }

  const slow = await newPage(browser, server.url);
  await slow.page.evaluate(prepare, { script, inWorker: false });
  await slow.page.evaluate(timeOf, { call: 'install', input });
  const before = await memory(slow.session);
  await slow.page.evaluate(timeOf, { call: 'open', input });
  await firstLetter(slow.page, LOOK_MS);
  await slow.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  console.log(`\n${SLOWER} × CPU\n`);
  await measureSearch(slow.page, rows, sets);
  console.log(`\nmemory of the table once searched: ${((await memory(slow.session)) - before).toFixed(1)} MB`);
  await Promise.all([fast, slow].map(({ page }) => page.context().close()));
  await server.end('SIGTERM');
  await database.drop();
}
await browser.close();
await cluster.stop();
