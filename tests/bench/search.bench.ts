/**
 * Measures the dictionary search against other engines: `node tests/bench/search.bench.ts [--ours | --full]`.
 * The others run on 17,000 rows; with --full on 120,000 as well (minutes, and up to 2 GB of memory); `--rows=N`
 * measures another number of rows. A query counts when at most ten rows carry it in the manner of its kind.
 */
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { BenchRow } from './search-data.ts';
import { portRows } from './search-data.ts';
import type { Engine, Find } from './search-engines.ts';
import { availableEngines } from './search-engines.ts';
import type { QuerySet } from './search-queries.ts';
import { makeQueries } from './search-queries.ts';

const SMALL = 17_000;
const SIZES = [SMALL, 120_000];
const PER_KIND = 200;

/** A slow engine answers fewer queries of a kind rather than holding up the run. */
const BUDGET_MS = 4_000;
const MIN_QUERIES = 5;
const WARM_UP_MS = 200;
const REPEATS = 5;
const FAST_MS = 50;

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** After a pause and twice, so that what the previous engine held weakly is gone as well. */
async function usedMegabytes(): Promise<number> {
  collectGarbage();
  await setTimeout(50);
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_000_000;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The answer and its time: the middle one of five where it is fast, so that other processes do not count. */
async function answerOf(find: Find, text: string): Promise<{ rows: number[]; time: number }> {
  let rows: number[] = [];
  const times: number[] = [];
  do {
    const start = performance.now();
    const answer = find(text);
    rows = answer instanceof Promise ? await answer : answer;
    times.push(performance.now() - start);
  } while (times.length < REPEATS && (times[0] ?? 0) < FAST_MS);
  times.sort((a, b) => a - b);
  return { rows, time: percentile(times, 0.5) };
}

async function measureKind(find: Find, { queries }: QuerySet): Promise<string> {
  const warm = performance.now() + WARM_UP_MS;
  for (const [at, { text }] of queries.entries()) {
    if (at >= MIN_QUERIES && performance.now() > warm) break;
    await find(text);
  }
  const times: number[] = [];
  let hits = 0;
  let intended = 0;
  const end = performance.now() + BUDGET_MS;
  for (const { text, target } of queries) {
    if (times.length >= MIN_QUERIES && performance.now() > end) break;
    const { rows, time } = await answerOf(find, text);
    times.push(time);
    if (target === null) continue;
    intended += 1;
    if (rows.includes(target)) hits += 1;
  }
  times.sort((a, b) => a - b);
  const share = intended === 0 ? '' : ` ${((100 * hits) / intended).toFixed(1)}%`;
  return `${percentile(times, 0.5).toFixed(2)} / ${percentile(times, 0.95).toFixed(2)}${share}`;
}

async function measureEngine(engine: Engine, rows: readonly BenchRow[], sets: readonly QuerySet[]): Promise<string[]> {
  engine.prepare?.(rows);
  const before = await usedMegabytes();
  const start = performance.now();
  const find = await engine.open(rows);
  const build = performance.now() - start;
  await find('warm');
  const memory = (await usedMegabytes()) - before;
  const cells = [build.toFixed(0), memory.toFixed(1)];
  for (const set of sets) cells.push(await measureKind(find, set));
  return cells;
}

function printTable(title: string, head: readonly string[], columns: readonly string[][]): void {
  console.log(`\n${title}\n`);
  const names = columns.map(([name = '']) => name);
  console.log(`| | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}`);
  for (const [at, label] of head.entries()) {
    console.log(`| ${label} | ${columns.map((column) => column[at + 1] ?? '').join(' | ')} |`);
  }
}

async function main(): Promise<void> {
  const full = process.argv.includes('--full');
  const asked = process.argv.find((argument) => argument.startsWith('--rows='));
  const sizes = asked === undefined ? SIZES : [Number(asked.slice('--rows='.length))];
  const { engines, missing } = await availableEngines();
  for (const size of sizes) {
    const { rows, source } = portRows(size);
    const sets = makeQueries(rows, PER_KIND);
    const others = !process.argv.includes('--ours') && (full || size <= SMALL);
    const chosen = others ? engines : engines.slice(0, 1);
    const columns: string[][] = [];
    for (const engine of chosen) columns.push([engine.name, ...(await measureEngine(engine, rows, sets))]);
    const head = ['build ms', 'memory MB', ...sets.map((set) => set.kind)];
    printTable(`${size} rows, ${source}. Cells: p50 / p95 ms, intended row among the first ten`, head, columns);
  }
  if (missing.length > 0) console.log(`\nNot installed, not measured: ${missing.join(', ')}`);
}

await main();
