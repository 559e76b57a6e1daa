import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isAlive, isControlled, openProfile } from './browser.ts';

/** One visitor with a device of his own: what it keeps survives closing the browser. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /**
   * Ends the browser process and starts it again on the same profile, with one empty tab. `between` may do something to
   * the profile's folder.
   */
  restart(between?: (folder: string) => Promise<void>): Promise<void>;
  /** Opens an address of the site and waits until the page is alive. */
  open(path: string): Promise<void>;
  /** The same on the first visit: waits until the service worker answers for the page. */
  arrive(path: string): Promise<void>;
  leave(): Promise<void>;
}

/** How long an action may take, in milliseconds: on a busy machine a first visit keeps some hundred files. */
const PATIENCE_MS = 90_000;

/** A visitor who reads English. `prepare` is called with each new browser, before its first page. */
export async function newVisitor(
  origin: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visitor> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourway-visitor-'));
  const start = async () => {
    const context = await openProfile(folder, options);
    context.setDefaultTimeout(PATIENCE_MS);
    await prepare(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let { context, page } = await start();
  await context.addCookies([
    // Kept over a restart, as the site itself keeps it.
    { name: 'locale', value: 'en_US', url: origin, expires: Math.floor(Date.now() / 1000) + 86_400 },
  ]);
  return {
    get page() {
      return page;
    },
    get context() {
      return context;
    },
    async restart(between) {
      await context.close();
      await between?.(folder);
      ({ context, page } = await start());
    },
    async open(path) {
      await page.goto(origin + path);
      await isAlive(page);
    },
    async arrive(path) {
      await page.goto(origin + path);
      await isAlive(page);
      await isControlled(page);
    },
    async leave() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
