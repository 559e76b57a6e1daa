/**
 * A first visit on a phone over slow 4G with a quarter of the processor, both really applied, page by page beside a bare
 * page of 1.5 KB and a reference page of the same libraries, in turns: `npm run bench -- visit --rounds=5`. `--paths=/a,/b`
 * names other pages, `--also=http://…` a running server of another build, which is measured in the same rounds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { serveBareSite } from './bare-site.ts';
import { median } from './open-offline.ts';
import { serveReferenceSite } from './reference-site.ts';

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

/** Slow 4G as the browser's own tools apply it: ms until an answer begins, bytes per second down and up. */
const LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU = 4;
/** The page is looked at until nothing was fetched and nothing ran long for this time (ms). */
const QUIET_MS = 2_500;

/** What a visit took: times in ms, bytes as they were sent. */
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

async function visit(address: string): Promise<Visit> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { first: 0, largest: 0, blocked: 0, shifted: 0, alive: 0, last: 0 };
      Object.assign(window, { seen });
      const watch = (
        type: string,
        hear: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
      ) => new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
      watch('paint', ({ name, startTime }) => {
        if (name === 'first-contentful-paint') seen.first = startTime;
      });
      watch('largest-contentful-paint', ({ startTime }) => {
        seen.largest = startTime;
      });
      watch('longtask', ({ startTime, duration }) => {
        seen.blocked += duration - 50;
        seen.last = startTime + duration;
      });
      watch('layout-shift', ({ value = 0, hadRecentInput }) => {
        if (!hadRecentInput) seen.shifted += value;
      });
      const look = () => {
        const part = document.querySelector('main h1, #root p');
        const isAlive = part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber$'));
        if (isAlive) seen.alive = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate(
      (quiet) =>
        new Promise<Visit>((resolve) => {
          const seen = Reflect.get(window, 'seen') as Omit<Visit, 'requests' | 'scripts'> & { last: number };
          const end = () => {
            const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            const last = Math.max(seen.last, ...files.map(({ responseEnd }) => responseEnd));
            if (performance.now() - last < quiet) return void setTimeout(end, 200);
            const early = files.filter(({ startTime }) => seen.alive === 0 || startTime < seen.alive);
            const scripts = early.filter(({ name }) => /\.js(\?|$)/.test(name));
            resolve({
              ...seen,
              requests: early.length + 1,
              scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
            });
          };
          end();
        }),
      QUIET_MS,
    );
  } finally {
    await browser.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'harbourway-visit-'));
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0' } });
const bare = await serveBareSite();
const reference = await serveReferenceSite(folder);
try {
  const addresses = new Map([
    ['bare page of 1.5 KB', bare.url],
    ['reference page', reference.url],
    ...paths.flatMap((path): [string, string][] => [
      [path, server.url + path],
      ...(also === undefined ? [] : ([[`${path} of the other build`, also + path]] as [string, string][])),
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
  bare.stop();
  reference.stop();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
