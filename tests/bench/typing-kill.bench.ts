import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { isAlive, openProfile } from '#tests/support/browser.ts';
import { aimAtBrowser } from '#tests/support/kill-browser.ts';
import { startServer } from '#tests/support/server-process.ts';
import { numberOption } from './options.ts';

/**
 * R11: kills the browser in the middle of typing a message, again and again on one device, and looks how much of what was
 * typed is there when it is started again. `--rounds=40` has fewer kills. Linux only.
 */
const kills = numberOption('rounds', 200);
/** Between two keys, as of a quick typist; and for how long is typed before the browser dies, both in milliseconds. */
const KEY_MS = 60;
const TYPING_MS = { least: 150, most: 2_500 };

const folder = await mkdtemp(join(tmpdir(), 'harbourway-typing-'));
const profile = join(folder, 'visitor');

interface Typed {
  text: string;
  /** When each of its letters had been typed. */
  at: number[];
}

/** The text in the form of a browser that was just started; null when the device no longer keeps what is typed. */
async function found(page: Page, site: string): Promise<string | null> {
  await page.goto(`${site}/aboutus/contactus?write=us&lang=en_US`);
  await isAlive(page);
  const field = page.locator('textarea[name=fromMessage]');
  const text = await field.inputValue();
  const refused = await page.getByText('This device does not keep what you type').count();
  await field.focus();
  return refused > 0 ? null : text;
}

/** Types letters until the time is over, and kills the browser between two keys or in the middle of one. */
async function typeAndKill(page: Page, before: string): Promise<{ typed: Typed; killedAt: number }> {
  const kill = await aimAtBrowser(profile);
  const typed: Typed = { text: before, at: [...before].map(() => 0) };
  const until = performance.now() + TYPING_MS.least + Math.random() * (TYPING_MS.most - TYPING_MS.least);
  await page.keyboard.press('Control+End');
  while (performance.now() < until) {
    const letter = 'abcdefghij'[typed.text.length % 10] ?? 'a';
    await page.keyboard.insertText(letter);
    typed.text += letter;
    typed.at.push(performance.now());
    await sleep(Math.random() * 2 * KEY_MS);
  }
  const killedAt = performance.now();
  await kill();
  return { typed, killedAt };
}

/** A browser on the profile that was killed; its window asks nothing about that. */
const start = async (): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await openProfile(profile, { args: ['--hide-crash-restore-bubble'] });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
};

const server = await startServer({
  program: 'tests/e2e/fixtures/site-server.ts',
  env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0' },
});
const lostMs: number[] = [];
let foreign = 0;
let refused = 0;
try {
  let last: Typed & { killedAt: number } = { text: '', at: [], killedAt: 0 };
  for (let round = 0; round <= kills; round += 1) {
    const { context, page } = await start();
    const text = await found(page, server.url);
    if (text === null) refused += 1;
    else if (!last.text.startsWith(text)) foreign += 1;
    else if (round > 0) lostMs.push(text === last.text ? 0 : last.killedAt - (last.at[text.length] ?? 0));
    if (round > 0 && round % 20 === 0) console.log(`${round} of ${kills} kills, ${foreign + refused} without its text`);
    if (round === kills) await context.close();
    else {
      // A message has an end: begun anew before it is full.
      const before = (text ?? '').length > 1_500 ? '' : (text ?? '');
      if (before !== text) await page.locator('textarea[name=fromMessage]').fill('');
      const { typed, killedAt } = await typeAndKill(page, before);
      last = { ...typed, killedAt };
    }
  }
} finally {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
const sorted = lostMs.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
const worst = at(1);
console.table({
  [`${kills} kills while typing`]: {
    'ms of typing lost, p50': at(0.5),
    p95: at(0.95),
    'worst (to reach: 1000)': worst,
    'other text found (to reach: 0)': foreign,
    'database broken (to reach: 0)': refused,
  },
});
process.exitCode = worst > 1_000 || foreign + refused > 0 || lostMs.length < kills ? 1 : 0;
