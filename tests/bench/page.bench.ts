import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import lighthouse from 'lighthouse';
import { launchBrowser, openProfile } from '#tests/support/browser.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { freePort, startServer } from '#tests/support/server-process.ts';
import { SLOW_4G, startSlowLine } from '#tests/support/slow-line.ts';
import { serveBareSite } from './bare-site.ts';
import { visitsByLinks } from './by-links.ts';
import { type Moments, median, medians, openOffline, type Step } from './open-offline.ts';
import { firstPaintUnwatched, paintsUnwatched } from './unwatched.ts';

/** Measures a visitor's waits: bytes, Lighthouse, paint on a slow line beside a bare page, starts without a network. */
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(option('rounds') ?? 5);
/**
 * One of them alone: `bytes`, `paint`, `start` or `lighthouse`, the last of other pages with `--paths=/a,/b`, or of every
 * public page with `--paths=all`, and with `--throttling=devtools` on a line and a processor that are slow in truth.
 */
const wanted = (part: string) => (option('only') ?? part) === part;
/**
 * So many times each page is opened after the other in one browser, since one alone is a matter of which frame it meets. With
 * more it keeps more pages than six for going back, and throws one away in the midst of the paint of each that comes.
 */
const WARM_VISITS = 3;
const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const folder = await mkdtemp(join(tmpdir(), 'harbourway-page-'));
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0' } });
const site = server.url;

/** The baseline of paints and starts. */
const bare = await serveBareSite();

async function paints(address: string, cpu: number): Promise<{ first: number; largest: number }> {
  const browser = await launchBrowser();
  try {
    const page = await (
      await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
    ).newPage();
    const session = await page.context().newCDPSession(page);
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(address, { waitUntil: 'load' });
    return await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          let first = 0;
          new PerformanceObserver((list) => {
            first = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? first;
          }).observe({ type: 'paint', buffered: true });
          // The largest paint is known when nothing larger has come for a while; the page has loaded.
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)?.startTime ?? 0;
            setTimeout(() => resolve({ first, largest }), 300);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await browser.close();
  }
}

/** The page as it is sent to a browser, still compressed. */
async function sent(path: string): Promise<Buffer> {
  const [answer] = await once(
    get(site + path, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
    'response',
  );
  return buffer(answer);
}

/** The first visitor of a page has it as it could be made while he waited, those who follow in its fewest bytes. */
async function bytesOf(path: string) {
  const first = await sent(path);
  const fewest = await compress(await decompress(first));
  return { 'sent to the first visitor': first.byteLength, 'at best (brotli 11)': fewest.byteLength };
}

/** `simulate`: Lighthouse reckons what a slow line and processor would do; `devtools`: they are slow while it looks on. */
type Throttling = 'simulate' | 'devtools';

async function lighthouseOf(address: string, throttlingMethod: Throttling) {
  const port = await freePort();
  const context = await openProfile(join(folder, `lighthouse-${port}`), { args: [`--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent', throttlingMethod });
    return result?.lhr;
  } finally {
    await context.close();
  }
}

async function lighthouseRow(address: string, throttling: Throttling) {
  const runs: NonNullable<Awaited<ReturnType<typeof lighthouseOf>>>[] = [];
  // Now and then Lighthouse loses the browser's trace: its zero says nothing of the page, which is measured again.
  for (let attempt = 0; runs.length < rounds && attempt < 2 * rounds + 2; attempt += 1) {
    const run = await lighthouseOf(address, throttling);
    if (run && run.runtimeError === undefined) runs.push(run);
  }
  const score = (name: string) => Math.round(100 * median(runs.map((run) => run.categories[name]?.score ?? 0)));
  const audit = (name: string) => median(runs.map((run) => run.audits[name]?.numericValue ?? 0));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': Math.round(audit('first-contentful-paint')),
    'LCP ms': Math.round(audit('largest-contentful-paint')),
    // Some 55 of the 80 ms in which the scripts are first run at a quarter of the speed are not the visitor's: Lighthouse
    // listens to the console, for which the browser reads all of React again to say where its module makes an Error (519).
    'TBT ms': Math.round(audit('total-blocking-time')),
    CLS: Number(audit('cumulative-layout-shift').toFixed(3)),
    // Lighthouse's own measure of the machine: it went from 2,000 to 1,000 within minutes, and the blocking time with it.
    machine: Math.round(median(runs.map((run) => run.environment.benchmarkIndex))),
  };
}

/** A device on which a page is at home: its worker answers, and what `isKept` asks for is stored. */
async function visited(name: string, address: string, isKept: () => Promise<boolean>): Promise<string> {
  const profile = join(folder, name);
  const context = await openProfile(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  while (!(await page.evaluate(isKept))) await page.waitForTimeout(100);
  await context.close();
  return profile;
}

/** The ports are on the device, and what their page looked like. */
async function hasPorts(): Promise<boolean> {
  const looks = await (await caches.open('public-pages')).keys();
  return looks.length > 0 && localStorage.getItem('packs')?.includes('ports') === true;
}

const PORT_ROWS = 'main tbody tr:nth-child(6)';
/** To the rows of the table, and to the page itself in the place of what was last seen of it. */
const START: Step = {
  path: '/dictionary/ports',
  seen: { rows: PORT_ROWS, alive: 'main h1:not([inert] *)' },
};
const BARE_START: Step = { path: '/', seen: { rows: 'main h1' } };

async function showBytes(): Promise<void> {
  console.log('HTML with its styles, compressed, bytes');
  const paths = ['/home', '/dictionary/ports', '/memoirs/news', '/logisticstools/tracking', '/app-shell?lang=zh_CN'];
  console.table(Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await bytesOf(path)]))));
}

async function showPaints(): Promise<void> {
  console.log(`Paints on a phone over a line of slow 4G, connection included, median of ${rounds}, ms`);
  const addresses = {
    'bare page of 1.5 KB': bare.url,
    '/home': site,
    '/dictionary/ports': site,
  };
  const slow: Record<string, Record<string, number>> = {};
  for (const [name, origin] of Object.entries(addresses)) {
    const row: Record<string, number> = {};
    for (const cpu of [1, 4]) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) {
        const line = await startSlowLine(origin, SLOW_4G);
        runs.push(await paints(name.startsWith('/') ? line.url + name : line.url, cpu));
        line.stop();
      }
      row[`first, ${cpu} × CPU`] = Math.round(median(runs.map((run) => run.first)));
      row[`largest, ${cpu} × CPU`] = Math.round(median(runs.map((run) => run.largest)));
    }
    slow[name] = row;
  }
  console.table(slow);
}

async function showStarts(): Promise<void> {
  console.log(`Offline start in a new browser process, by the page's own clock, median of ${rounds}, ms`);
  const devices = {
    'bare page of 1.5 KB': {
      site: bare.url,
      start: BARE_START,
      next: '/again',
      profile: await visited('bare', bare.url, async () => true),
    },
    '/dictionary/ports': {
      site,
      start: START,
      next: '/home',
      profile: await visited('visitor', `${site}/dictionary/ports`, hasPorts),
    },
  };
  const starts: Record<string, Record<string, number>> = {};
  for (const cpu of [1, 4]) {
    for (const [name, { start, ...device }] of Object.entries(devices)) {
      const runs: Moments[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(...(await openOffline({ ...device, cpu }, [start])));
      }
      starts[`${name}, ${cpu} × CPU`] = medians(runs);
    }
  }
  console.table(starts);
  console.log(`First paint of that start with no tool beside it that watches the page, median of ${rounds}, ms`);
  const unwatched: Record<string, { paint: number }> = {};
  for (const cpu of [1, 4]) {
    for (const [name, { start, profile, site: address }] of Object.entries(devices)) {
      const runs: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(await firstPaintUnwatched(profile, address + start.path, cpu));
      }
      unwatched[`${name}, ${cpu} × CPU`] = { paint: Math.round(median(runs)) };
    }
  }
  console.table(unwatched);
  const visits = WARM_VISITS * rounds;
  console.log(`First paint of a page after another in a browser that is running, median of ${visits}, ms`);
  const warm: Record<string, { paint: number }> = {};
  for (const { profile, site: address, start, next } of Object.values(devices)) {
    const there: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const pairs = Array.from({ length: WARM_VISITS }, () => [start.path, next]);
      there.push(...(await paintsUnwatched(profile, address, [...pairs.flat(), start.path])));
    }
    const paintOf = (part: number) => Math.round(median(there.filter((_, at) => at % 2 === part)));
    warm[`${next} after ${start.path}`] = { paint: paintOf(0) };
    warm[`${start.path} after ${next}`] = { paint: paintOf(1) };
  }
  console.table(warm);
  console.log(`From a click on a link to the drawn content, in the application and offline, median of ${visits}, ms`);
  const places = [
    { path: START.path, content: PORT_ROWS },
    { path: '/home', content: 'main .home-hero' },
  ] as const;
  const { profile } = devices['/dictionary/ports'];
  const links: Record<string, Record<string, number>> = {};
  for (const cpu of [1, 4]) links[`${cpu} × CPU`] = await visitsByLinks(profile, site, places, { cpu, visits });
  console.table(links);
}

async function showLighthouse(): Promise<void> {
  const named = option('paths')?.split(',') ?? ['/home', '/dictionary/ports', '/memoirs/news'];
  const paths = named[0] === 'all' ? await publicPages(site) : named;
  const throttling = option('throttling') === 'devtools' ? 'devtools' : 'simulate';
  console.log(`Lighthouse, mobile, line and processor by "${throttling}", median of ${rounds}`);
  const rows: Record<string, Awaited<ReturnType<typeof lighthouseRow>>> = {};
  rows['bare page of 1.5 KB'] = await lighthouseRow(bare.url, throttling);
  for (const path of paths) rows[path] = await lighthouseRow(site + path, throttling);
  console.table(rows);
}

try {
  if (wanted('bytes')) await showBytes();
  if (wanted('paint')) await showPaints();
  if (wanted('start')) await showStarts();
  if (wanted('lighthouse')) await showLighthouse();
} finally {
  bare.stop();
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
