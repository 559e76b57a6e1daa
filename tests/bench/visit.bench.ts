/**
 * A first visit on a phone over slow 4G with a quarter of the processor, both really applied, page by page beside a bare
 * page of 1.5 KB and a reference page of the same libraries, in turns: `npm run bench -- visit --rounds=5`. `--paths=/a,/b`
 * names other pages, `--also=http://…` a running server of another build, which is measured in the same rounds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { PHONE } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { SLOW_4G, startSlowLine } from '#tests/support/slow-line.ts';
import { serveBareSite } from './bare-site.ts';
import { median } from './open-offline.ts';
import { serveReferenceSite } from './reference-site.ts';
import { startUnwatched } from './unwatched.ts';

const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(option('rounds') ?? 5);
const paths = option('paths')?.split(',') ?? [
  '/home',
  '/dictionary/ports',
  '/memoirs/news',
  '/logisticstools/loadcalculator',
  '/aboutus/contactus',
  '/login',
];
const also = option('also');

const CPU = 4;
/** The page is looked at until nothing was fetched and nothing ran long for this time (ms). */
const QUIET_MS = 2_500;

/** Measurements of a visit: times in ms, layout shift, requests, and bytes of scripts as they were sent. */
interface Visit {
  first: number;
  largest: number;
  blocked: number;
  shifted: number;
  /** From the start to a page that answers. */
  alive: number;
  requests: number;
  scripts: number;
}

/** Runs in the page before its own scripts: notes what is seen, and when the page answers. */
function watch(): void {
  const seen = { first: 0, largest: 0, blocked: 0, shifted: 0, alive: 0, last: 0 };
  Object.assign(window, { seen });
  const hear = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  hear('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  hear('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  hear('longtask', ({ startTime, duration }) => {
    seen.blocked += duration - 50;
    seen.last = startTime + duration;
  });
  hear('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifted += value;
  });
  const look = () => {
    const part = document.querySelector('main h1, #root p');
    const isAlive = part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
    if (isAlive) seen.alive = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the page: resolves with what was seen when nothing was fetched and nothing ran long for so many ms. */
function sum(quiet: number): Promise<Visit> {
  return new Promise((resolve) => {
    const seen = Reflect.get(window, 'seen');
    const end = () => {
      const files = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      const last = Math.max(seen.last, ...files.map(({ responseEnd }) => responseEnd));
      if (performance.now() - last < quiet) return void setTimeout(end, 200);
      const early = files.filter(({ startTime }) => seen.alive === 0 || startTime < seen.alive);
      const scripts = early.filter(({ name }) => /\.js(\?|$)/.test(name));
      resolve({
        ...seen,
        requests: early.length + 1,
        scripts: scripts.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
      });
    };
    end();
  });
}

const visited = z.object({
  first: z.number(),
  largest: z.number(),
  blocked: z.number(),
  shifted: z.number(),
  alive: z.number(),
  requests: z.number(),
  scripts: z.number(),
});

/**
 * Only the processor's speed is set from outside. A tool that is told of requests, as Playwright is, has the browser note
 * for each of them which code asked: 200 ms and more of a page's own time at a quarter of the speed.
 */
async function visit(address: string): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), 'harbourway-first-visit-'));
  const browser = await startUnwatched(profile);
  try {
    const session = await browser.attach(await browser.open('about:blank'));
    await browser.ask('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: 1, mobile: false }, session);
    await browser.ask('Emulation.setCPUThrottlingRate', { rate: CPU }, session);
    await browser.ask('Page.enable', {}, session);
    await browser.ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` }, session);
    await browser.ask('Page.navigate', { url: address }, session);
    await pause(QUIET_MS);
    return visited.parse(await browser.read(`(${sum})(${QUIET_MS})`, session));
  } finally {
    await browser.end();
    await rm(profile, { recursive: true, force: true });
  }
}

const folder = await mkdtemp(join(tmpdir(), 'harbourway-visit-'));
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0' } });
const bare = await serveBareSite();
const reference = await serveReferenceSite(folder);
const lines: { stop(): void }[] = [];
const slowly = async (address: string): Promise<string> => {
  const line = await startSlowLine(address, SLOW_4G);
  lines.push(line);
  return line.url;
};
try {
  const [bareLine, referenceLine, line, other] = await Promise.all(
    [bare.url, reference.url, server.url, also ?? server.url].map(slowly),
  );
  const addresses = new Map([
    ['bare page of 1.5 KB', bareLine ?? ''],
    ['reference page', referenceLine ?? ''],
    ...paths.flatMap((path): [string, string][] => [
      [path, line + path],
      ...(also === undefined ? [] : ([[`${path} of the other build`, other + path]] as [string, string][])),
    ]),
  ]);
  const visits = new Map<string, Visit[]>();
  // The first of each is made by a server that has not rendered it yet.
  for (const address of addresses.values()) await fetch(address).then((answer) => answer.text());
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of addresses) visits.set(name, [...(visits.get(name) ?? []), await visit(address)]);
  }
  const of = (name: string, figure: keyof Visit) => median((visits.get(name) ?? []).map((one) => one[figure]));
  const ratio = (name: string, figure: keyof Visit, to: string) =>
    Number((of(name, figure) / of(to, figure)).toFixed(2));
  const row = (name: string) => ({
    'first paint ms': Math.round(of(name, 'first')),
    '× bare (≤ 1.35)': ratio(name, 'first', 'bare page of 1.5 KB'),
    'largest ms': Math.round(of(name, 'largest')),
    '× bare': ratio(name, 'largest', 'bare page of 1.5 KB'),
    'blocked ms': Math.round(of(name, 'blocked')),
    '× reference (≤ 2)': ratio(name, 'blocked', 'reference page'),
    'CLS (≤ 0.02)': Number(of(name, 'shifted').toFixed(3)),
    'alive ms': Math.round(of(name, 'alive')),
    'requests until then (≤ 25)': of(name, 'requests'),
    'script KB until then (≤ 150)': Math.round(of(name, 'scripts') / 102.4) / 10,
  });
  console.log(`First visit, slow 4G and ${CPU} × CPU, median of ${rounds} rounds in turns`);
  console.table(Object.fromEntries([...addresses.keys()].map((name) => [name, row(name)])));
} finally {
  for (const line of lines) line.stop();
  bare.stop();
  reference.stop();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
