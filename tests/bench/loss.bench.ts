import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isAlive, openProfile } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';

/**
 * R05: what losing packets costs a visitor. Everything runs in a network of its own, in which the kernel throws away a
 * share of what the site sends and is sent: that needs Linux, root, `unshare` and `iptables`.
 */
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5);
const LOSSES = [0, 0.01, 0.05];
const INSIDE = '--inside';

/** Runs this file again in a network that nothing else is in; says in a sentence what is missing for that. */
function goInside(): void {
  try {
    execFileSync('unshare', ['--net', 'iptables', '-L'], { stdio: 'ignore' });
  } catch {
    console.log('Packets can only be lost as root on Linux, with unshare and iptables installed.');
    return;
  }
  const words = ['--net', process.execPath, ...process.execArgv, ...process.argv.slice(1), INSIDE];
  execFileSync('unshare', words, { stdio: 'inherit' });
}

const firewall = (...words: string[]) => execFileSync('iptables', words, { stdio: 'ignore' });

/** Loses this share of the packets to and from a port; those between server and database are left alone. */
function lose(share: number, port: string): void {
  firewall('-F', 'INPUT');
  if (share === 0) return;
  for (const side of ['--dport', '--sport']) {
    const chance = ['-m', 'statistic', '--mode', 'random', '--probability', String(share)];
    firewall('-A', 'INPUT', '-i', 'lo', '-p', 'tcp', side, port, ...chance, '-j', 'DROP');
  }
}

type Journey = (page: Page, site: string) => Promise<unknown>;

/** Opens an address and waits for what the visitor came for. */
const see =
  (path: string, shown: string): Journey =>
  async (page, site) => {
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
  };

/** The core journeys, in the order of one visit. */
const journeys: Readonly<Record<string, Journey>> = {
  'arrive on the home page': async (page, site) => {
    await page.goto(`${site}/home`);
    await isAlive(page);
  },
  'the site is on the device': (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null),
  'find a port': async (page, site) => {
    await see('/dictionary/ports', 'main tbody .ui-row-link')(page, site);
    await page.locator('main input[type="search"]').fill('ningbo');
    await page.locator('main a[href="/dictionary/ports/CNNGB"]').waitFor();
  },
  'a table is on the device': (page) =>
    page.waitForFunction(() => localStorage.getItem('packs')?.includes('ports:') === true),
  'open a port': see('/dictionary/ports/CNNGB', 'main h1'),
  'look at HS codes': see('/dictionary/hsCode', 'main tbody .ui-row-link'),
  'look at dangerous goods': see('/dictionary/dangerousGoods', 'main tbody .ui-row-link'),
  'read the news list': see('/memoirs/news', 'main h2 a'),
  'read an article': async (page) => {
    await page.locator('main h2 a').first().click();
    await page.locator('main article .news-body').waitFor();
  },
  'find the experts': see('/expertteam', 'main a[href^="/expertteam/expertsshow/"]'),
  'find an office': see('/aboutus/offices', 'main address'),
  'read the help': see('/help', 'main details'),
  'look at a product': see('/product/seatransport', 'main h1'),
  'check a container number': see('/logisticstools/tracking?no=CSQU3054383', 'main .track-answer, main h1'),
  'calculate a load': see('/logisticstools/loadcalculator', 'main form, main fieldset'),
  'search the site': see('/searchresult?keywords=demurrage', 'main h2, main h3'),
  'save the trip pack': async (page, site) => {
    await page.goto(`${site}/offline`);
    await isAlive(page);
    await page.getByRole('button', { name: 'Save everything' }).click();
    await page.getByText(/Ready: /).waitFor();
  },
};

interface Taken {
  ms: number[];
  failed: number;
}

/** One new visitor does all journeys. */
async function visit(site: string, folder: string, taken: Map<string, Taken>): Promise<void> {
  const profile = await mkdtemp(join(folder, 'visitor-'));
  const context = await openProfile(profile);
  context.setDefaultTimeout(60_000);
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site }]);
  const page = context.pages()[0] ?? (await context.newPage());
  for (const [name, journey] of Object.entries(journeys)) {
    const entry = taken.get(name) ?? { ms: [], failed: 0 };
    taken.set(name, entry);
    const began = performance.now();
    try {
      await journey(page, site);
      entry.ms.push(performance.now() - began);
    } catch (error) {
      entry.failed += 1;
      console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  await context.close();
}

const at = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0);

async function measure(): Promise<void> {
  execFileSync('ip', ['link', 'set', 'lo', 'up', 'mtu', '1500']);
  const folder = await mkdtemp(join(tmpdir(), 'harbourway-loss-'));
  const server = await startServer({
    program: 'tests/e2e/fixtures/site-server.ts',
    env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0' },
  });
  const table: Record<string, Record<string, number>> = {};
  let failed = 0;
  try {
    for (const loss of LOSSES) {
      lose(loss, new URL(server.url).port);
      const taken = new Map<string, Taken>();
      for (let round = 0; round < rounds; round += 1) await visit(server.url, folder, taken);
      for (const [name, entry] of taken) {
        failed += entry.failed;
        const row = table[name] ?? {};
        row[`${loss * 100} % p50`] = at(entry.ms, 0.5);
        row[`${loss * 100} % p95`] = at(entry.ms, 0.95);
        row['not finished (to reach: 0)'] = (row['not finished (to reach: 0)'] ?? 0) + entry.failed;
        table[name] = row;
      }
    }
    console.log(
      `Milliseconds of core journeys at packet losses of ${LOSSES.map((loss) => `${loss * 100} %`).join(', ')}`,
    );
    console.table(table);
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

if (process.argv.includes(INSIDE)) await measure();
else goInside();
