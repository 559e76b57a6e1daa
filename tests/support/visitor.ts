import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { SETTINGS_CACHE, SETTINGS_LOCALE } from '#contract/settings-cache.ts';
import { isAlive, isControlled, openProfile } from './browser.ts';
import { aimAtBrowser } from './kill-browser.ts';

/** One visitor with a device of his own: what it keeps survives closing the browser. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /**
   * Ends the browser process and starts it again on the same profile, with one empty tab. `between` may do something to
   * the profile's folder.
   */
  restart(between?: (folder: string) => Promise<void>): Promise<void>;
  /** The same, but the browser is killed with all of its processes, as by a battery that is empty. */
  crash(between?: (folder: string) => Promise<void>): Promise<void>;
  /** Looks for these processes beforehand, for a {@link crash} at the very moment at which it is called. */
  aim(): Promise<Visitor['crash']>;
  /** Opens an address of the site and waits until the page is alive. */
  open(path: string): Promise<void>;
  /** Goes on to an address within the page, as by a link. */
  follow(path: string): Promise<void>;
  /** Opens an address and stays until the page has nothing more to ask: what it shows has been put by then. */
  read(path: string): Promise<void>;
  /** Opens an address on the first visit: waits until the service worker answers for the page. */
  arrive(path: string): Promise<void>;
  /**
   * Makes the device another visitor's, on which the site is installed and nothing of it was read: far quicker than a new
   * browser. What was done to the whole context by scripts or a clock stays; after that, `restart` comes first.
   */
  reset(): Promise<void>;
  /** Ends the browser and removes the profile; `before` may still look at its folder. */
  leave(before?: (folder: string) => Promise<void>): Promise<void>;
}

/** How long an action may take, in milliseconds. */
const PATIENCE_MS = 30_000;

const newFolder = () => mkdtemp(join(tmpdir(), 'harbourway-visitor-'));

/** A device on which the site is installed and nothing of it was read; every visitor gets a copy of it. */
export interface InstalledDevice {
  newVisitor(options?: BrowserContextOptions): Promise<Visitor>;
  discard(): Promise<void>;
}

/**
 * Installs the site once, for tests that are not about that: fetching all of its files takes longer than most of what is
 * done with them then.
 */
export async function installDevice(origin: string): Promise<InstalledDevice> {
  const first = await newVisitor(origin);
  // The one page that shows no data.
  await first.page.goto(`${origin}/explain`);
  await isControlled(first.page);
  const folder = await newFolder();
  await first.leave((profile) => cp(profile, folder, { recursive: true }));
  return {
    newVisitor: async (options) => {
      const own = await newFolder();
      await cp(folder, own, { recursive: true });
      return newVisitor(origin, options, undefined, own);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * A visitor who reads English, on a new device unless a `profile` folder is given. `prepare` is called with each new
 * browser, before its first page.
 */
export async function newVisitor(
  origin: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
  profile?: string,
): Promise<Visitor> {
  const folder = profile ?? (await newFolder());
  const start = async () => {
    const context = await openProfile(folder, { reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    await prepare(context);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let { context, page } = await start();
  // Kept over a restart, as the site itself keeps it.
  const readEnglish = () =>
    context.addCookies([
      { name: 'locale', value: 'en_US', url: origin, expires: Math.floor(Date.now() / 1000) + 86_400 },
    ]);
  await readEnglish();
  const open = async (path: string) => {
    await page.goto(origin + path);
    await isAlive(page);
  };
  const aim = async (): Promise<Visitor['crash']> => {
    const kill = await aimAtBrowser(folder);
    return async (between) => {
      await kill();
      await context.close().catch(() => undefined);
      await between?.(folder);
      ({ context, page } = await start());
    };
  };
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
    aim,
    crash: async (between) => (await aim())(between),
    open,
    async follow(path) {
      await page.evaluate((to) => history.pushState({}, '', to), path);
    },
    async read(path) {
      await open(path);
      await page.waitForLoadState('networkidle');
    },
    async arrive(path) {
      await open(path);
      await isControlled(page);
    },
    async reset() {
      const others = context.pages();
      page = await context.newPage();
      for (const tab of others) await tab.close();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await readEnglish();
      await forget(page, origin);
    },
    async leave(before) {
      await context.close();
      await before?.(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes what the device of an empty page holds of a site, but for the installed application. */
async function forget(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  // A worker that runs on would know what it was told before.
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,shared_storage' });
  await session.detach();
  // Any address of the site that runs no script of it.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    async ([settings, locale]) => {
      const { storageBuckets } = navigator as Navigator & {
        storageBuckets?: { keys(): Promise<string[]>; delete(name: string): Promise<void> };
      };
      for (const name of (await storageBuckets?.keys()) ?? []) await storageBuckets?.delete(name);
      for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name);
      // As the first page has left it: the worker reads it for each navigation.
      await (await caches.open(settings)).put(locale, new Response('en_US'));
    },
    [SETTINGS_CACHE, SETTINGS_LOCALE] as const,
  );
}

/** A visitor on whose device the site is installed and nothing of it was read; others follow by its `reset`. */
export async function installedVisitor(origin: string, options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await newVisitor(origin, options);
  await visitor.page.goto(`${origin}/explain`);
  await isControlled(visitor.page);
  await visitor.reset();
  return visitor;
}
