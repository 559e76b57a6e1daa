import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { complaintsOf, connectBrowser, DESKTOP, isAlive } from './browser.ts';

/** Playwright's own message on the console where it blocks service workers. */
export const WITHOUT_WORKER = /Service Worker registration blocked by Playwright/;

interface Start {
  viewport?: { width: number; height: number };
  locale?: 'zh_CN' | 'en_US';
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** Console messages that the test causes on purpose. */
  expected?: RegExp[];
}

/**
 * A visitor without a service worker, in one tab for many tests: opening a window of the browser takes longer than most of
 * what is done in it, and what the tab has fetched it need not fetch again.
 */
export interface Guest {
  page: Page;
  context: BrowserContext;
  /** Complaints of the page since the last `reset`. */
  complaints: string[];
  /** Begins anew with an empty device, on no page of the site yet. */
  reset(start?: Start): Promise<void>;
  /** Begins anew with an address of the site; resolves when the page is alive. */
  visit(path: string, start?: Start): Promise<void>;
  /** Another context of the same browser, for what a tab cannot take back: a clock, permissions, no scripts. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  leave(): Promise<void>;
}

/**
 * Connects to the browser of the run and opens a tab for an origin, reading English on a desktop. Nothing moves unless a test
 * is about that: drawing what moves takes a fifth of the processor.
 */
export async function newGuest(origin: string, options: BrowserContextOptions = {}): Promise<Guest> {
  const browser = await connectBrowser();
  const newContext = async (more: BrowserContextOptions = {}, locale = 'en_US') => {
    const context = await browser.newContext({
      viewport: DESKTOP,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
      ...more,
    });
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    return context;
  };
  const context = await newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const expected: RegExp[] = [];
  const complaints = complaintsOf(page, expected);
  const reset = async ({
    viewport = DESKTOP,
    locale = 'en_US',
    colorScheme = 'light',
    reducedMotion,
    ...start
  }: Start = {}) => {
    for (const tab of context.pages()) if (tab !== page) await tab.close();
    await Promise.all([page, context].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.setOffline(false);
    // Any address of the site that runs no script of it.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => {
      sessionStorage.clear();
      Object.assign(window, { name: '' });
    });
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
    await context.clearCookies();
    await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
    await page.setViewportSize(viewport);
    await page.emulateMedia({
      media: null,
      colorScheme,
      reducedMotion: reducedMotion ?? options.reducedMotion ?? 'reduce',
    });
    // Nothing is hovered over.
    await page.mouse.move(-1, -1);
    expected.splice(0, expected.length, WITHOUT_WORKER, ...(start.expected ?? []));
    complaints.length = 0;
  };
  return {
    page,
    context,
    complaints,
    reset,
    async visit(path, start) {
      await reset(start);
      await page.goto(origin + path);
      await isAlive(page);
    },
    newContext,
    leave: () => browser.close(),
  };
}
