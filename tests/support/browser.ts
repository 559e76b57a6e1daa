import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';

/** The browser that tests and measurements use. */
export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';

/** Nothing but the site may use the network, or the processor, while a test runs. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take to come to something, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Width and height of a phone and of a desktop, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A browser whose contexts are new profiles. */
export function launchBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...BROWSER_ARGS, ...args] });
}

/** The browser of the run: contexts are separate, and closing it here closes only those of the file. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'));
}

/** A browser with a profile in a folder: closed and opened again, it is the same visitor. */
export function openProfile(
  folder: string,
  options: BrowserContextOptions & { args?: string[] } = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath,
    ...options,
    args: [...BROWSER_ARGS, ...(options.args ?? [])],
  });
}

/** The browser's remark that the site offers its installation in its own place, and not in the browser's. */
const REMARKS = [/^info: Banner not shown: beforeinstallpromptevent/];

/**
 * Gathers what a page complains about: console messages of any level, errors nobody caught, and violations of the
 * content security policy. `expected` names what a test causes on purpose.
 */
export function complaintsOf(page: Page, expected: RegExp[] = []): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (![...REMARKS, ...expected].some((known) => known.test(text))) complaints.push(text);
  };
  page.on('console', (message) => note(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  return complaints;
}

/** The browser's own errors for failed fetches: without a network, and of pictures, for which the worker asks. */
export const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED.*\/media\//];

/**
 * Resolves when React has taken over what stands before, in and after the content of the page, and has run its effects: they
 * listen to keys, and come after the frame that is drawn first.
 */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction((call) => {
    const isHydrated = ['header a', 'main h1', 'main tbody a', 'nav.shell-tabs a'].every((selector) => {
      const element = document.querySelector(selector);
      // Pages without the frame have a heading only.
      if (element === null) return selector !== 'main h1' && document.querySelector('main h1') !== null;
      return Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    });
    if (!isHydrated) return false;
    const isIdle: unknown = Reflect.get(window, call);
    if (isIdle === undefined) {
      Reflect.set(window, call, false);
      requestIdleCallback(() => Reflect.set(window, call, true));
    }
    return isIdle === true;
  }, `idle-${crypto.randomUUID()}`);
}

/** Resolves when the service worker answers for the page: everything of the build is on the device then. */
export async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Resolves when what a page is asked, and answers in its own time, is so. Playwright's `waitForFunction` takes the promise of
 * an answer for a yes.
 */
export async function isSoIn(page: Page, asked: (name: string) => Promise<boolean>, name: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await page.evaluate(asked, name))) {
    if (Date.now() > end) throw new Error(`Not so within ${PATIENCE_MS} ms: ${asked} of ${name}`);
    await page.waitForTimeout(50);
  }
}

/** Resolves when the first page of a new browser is idle and has come to what it does last: keeping what arrived with it. */
export async function isSettled(page: Page): Promise<void> {
  await isSoIn(page, async (name) => (await indexedDB.databases()).some((one) => one.name === name), 'outbox');
}

/** Resolves when a table of the dictionary is saved on the device. */
export async function hasPack(page: Page, dataset: string): Promise<void> {
  await page.waitForFunction((name) => localStorage.getItem('packs')?.includes(`${name}:`) === true, dataset);
}

/** The words that can be seen in the first element of a locator, once it is there. */
export async function wordsOf(locator: Locator): Promise<string> {
  const one = locator.first();
  await one.waitFor({ state: 'attached' });
  return (await one.allInnerTexts()).join('\n');
}
