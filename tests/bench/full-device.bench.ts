import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { hasPack, isAlive, isControlled, openProfile } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { type Moments, medians, openOffline } from './open-offline.ts';

/**
 * Measures the start of a full device without a network, with all of the trip pack saved and many results kept, beside
 * that of one that holds nothing but the site and one table. Both in turns, so that other load on the machine falls on
 * both.
 */
const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length) ?? 7);
const RESULTS = 200;
/** By how much, in milliseconds and by share, the medians of the two may differ: what the same device differs by itself. */
const SPREAD = { ms: 40, share: 0.15 };

const folder = await mkdtemp(join(tmpdir(), 'harbourway-full-'));
const server = await startServer({
  program: 'tests/e2e/fixtures/site-server.ts',
  env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0' },
});

/** A device on which the site is installed, and what `fill` does with it. */
async function deviceWith(name: string, fill: (page: Page) => Promise<void>): Promise<string> {
  const profile = join(folder, name);
  const context = await openProfile(profile);
  context.setDefaultTimeout(60_000);
  const page = context.pages()[0] ?? (await context.newPage());
  // Chosen, and not named by an address: the start without a network asks for the language that was chosen.
  await context.addCookies([{ name: 'locale', value: 'en_US', url: server.url }]);
  await page.goto(`${server.url}/dictionary/ports`);
  await isControlled(page);
  await hasPack(page, 'ports');
  await fill(page);
  await context.close();
  return profile;
}

/** Saves the trip pack, and lays copies of what is kept beside it. */
async function fillUp(page: Page): Promise<void> {
  await page.goto(`${server.url}/offline`);
  await isAlive(page);
  await page.getByRole('button', { name: 'Save everything' }).click();
  await page.getByText(/Ready: /).waitFor();
  await page.evaluate(async (count) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('cache');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const store = database.transaction('answers', 'readwrite').objectStore('answers');
    const all = store.getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    for (let n = 0; n < count; n += 1) {
      const row = all.result[n % all.result.length];
      store.put({ ...row, key: `${row.key} ${n}` });
    }
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    database.close();
  }, RESULTS);
}

/** To the first paint and to the rows of a table. */
const STEPS = [{ path: '/dictionary/ports', seen: { rows: 'main tbody tr:nth-child(6)' } }];

try {
  const devices = { empty: await deviceWith('empty', async () => undefined), full: await deviceWith('full', fillUp) };
  const table: Record<string, Record<string, number | string>> = {};
  let dearer = false;
  for (const cpu of [1, 4]) {
    const runs = { empty: [] as Moments[], full: [] as Moments[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['empty', 'full'] as const) {
        runs[name].push(...(await openOffline({ profile: devices[name], site: server.url, cpu }, STEPS)));
      }
    }
    const [emptied, filled] = [medians(runs.empty), medians(runs.full)];
    for (const [what, empty] of Object.entries(emptied)) {
      const full = filled[what] ?? Number.NaN;
      const costs = full - empty > Math.max(SPREAD.ms, SPREAD.share * empty);
      dearer ||= costs;
      table[`${what}, ${cpu} × CPU`] = { empty, full, 'costs more': costs ? 'yes' : 'no' };
    }
  }
  console.log(`Offline start in a new browser process, in turns, median of ${rounds}, ms`);
  console.table(table);
  process.exitCode = dearer ? 1 : 0;
} finally {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
