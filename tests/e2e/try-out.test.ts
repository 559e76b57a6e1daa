import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Guest, newGuest } from '#tests/support/guest.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startSite } from '#tests/support/site.ts';

const NUMBER = '13800138077';

let folder = '';
let server: ServerProcess;
let newcomer: Guest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-try-out-'));
  server = await startServer({ env: { DATA_DIR: folder, DRAIN_MS: '0', NODE_ENV: '' } });
  newcomer = await newGuest(server.url);
});
afterAll(async () => {
  await newcomer?.leave();
  await server?.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

describe('G15 a newcomer', () => {
  it('is told on every page that the site is only tried out, and is a member by one click, who can track', async () => {
    for (const path of ['/home', '/explain', '/login']) {
      await newcomer.visit(path);
      await newcomer.page.getByText('Try-out mode: codes and e-mails are shown here').waitFor();
    }
    await newcomer.visit('/login?redirect=%2Flogisticstools%2Ftracking');
    await press(newcomer.page, 'Member login');
    await newcomer.page.waitForURL('**/logisticstools/tracking');
    await newcomer.page.locator('.track-samples button').first().click();
    await newcomer.page.locator('.track-answer h2').waitFor();
    await press(newcomer.page, 'Admin login');
    await eventually(() => wordsOf(newcomer.page.locator('.shell-account'))).toContain('Try-out admin');
    expect(newcomer.complaints).toEqual([]);
  });

  it('reads the code that he has sent in the page, and is registered with it', async () => {
    await newcomer.visit('/register', { viewport: PHONE });
    const { page } = newcomer;
    for (const [label, text] of [
      ['Display name', 'Lin'],
      ['User name', 'lin-newcomer'],
      ['Phone', NUMBER],
      ['Password', 'a quiet berth at dawn'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).first().fill(text);
    }
    await press(page, 'Send code');
    const toast = page.getByText(`To ${NUMBER}`);
    await toast.waitFor();
    const code = /\d{6}$/.exec(await wordsOf(toast))?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/);
    await press(page, 'Close');
    await press(page, 'Messages');
    await page.locator('dialog[open]', { hasText: code }).waitFor();
  });
});

describe('G15 a site without SMS and mail', () => {
  it('offers no code, no form that needs one and no WeChat; the telephone number stands there instead', async () => {
    const site = await startSite();
    const visitor = await newGuest(site.url);
    const { page } = visitor;
    await visitor.visit('/login', { viewport: PHONE });
    await page.getByLabel('Account', { exact: true }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    for (const path of [
      '/login',
      '/register',
      '/forgot',
      '/aboutus/contactus?write=us',
      '/home',
      '/product/seatransport',
    ]) {
      await visitor.visit(path);
      await isAlive(page);
      await page.locator('.ui-notice a[href^="tel:"]').first().waitFor();
      expect(await page.getByRole('button', { name: /^(?:Send code|Register|Send|Continue)$/ }).count()).toBe(0);
      expect(await page.getByText('Try-out mode').count()).toBe(0);
    }
    await visitor.leave();
    await site.stop();
  });
});
