import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser.mjs';
import { inProject } from './paths.mjs';
import { takePublished } from './published-shots.mjs';
import { Failure, say, since } from './say.mjs';
import { contactSheet, overview } from './shots-sheet.mjs';
import { ensureBuilt } from './site.mjs';

const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1440, height: 900 },
];
const schemes = ['light', 'dark'];
const locales = ['zh_CN', 'en_US'];
const tabs = 3;
/** Pages that are open to whoever is logged in. */
const ownPages = ['/personal', '/personal/details', '/personal/security', '/personal/privacy'];

/**
 * `npm run shots [-- PART …]`: pictures of every page whose address contains one of the parts, in three sizes, both
 * languages, light and dark, from the production build on a database of its own; the personal center as a member has
 * it, all other pages as a visitor has them. They go to .cache/shots, with index.html and one sheet per page to look
 * through. With `--published` it takes those of README and web manifest instead, in public/screenshots.
 */
export async function run(words) {
  const parts = words.filter((word) => word !== '--published');
  const began = performance.now();
  await ensureBuilt();
  const browserPath = await findBrowser();
  if (browserPath === null) throw new Failure('No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
  process.env.CHROMIUM_PATH = browserPath;
  const folder = inProject('.cache', 'shots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { startServer } = await import('../../tests/support/server-process.ts');
  const { launchBrowser } = await import('../../tests/support/browser.ts');
  const { publicPages } = await import('../../tests/support/public-pages.ts');
  const { startTestCluster } = await import('../../tests/support/cluster.ts');
  const { createTestDatabase } = await import('../../tests/support/postgres.ts');
  const { accountOf } = await import('../../tests/support/logged-in-page.ts');
  const cluster = await startTestCluster();
  const { url: databaseUrl } = await createTestDatabase(cluster);
  const server = await startServer({
    program: 'tests/e2e/fixtures/site-server.ts',
    env: { DATABASE_URL: databaseUrl, DRAIN_MS: '0', NODE_ENV: 'production' },
  });
  try {
    if (parts.length < words.length) {
      const browser = await launchBrowser();
      await takePublished(browser, server.url);
      await browser.close();
      return;
    }
    const isWanted = (path) => parts.length === 0 || parts.some((part) => path.includes(part));
    const open = (await publicPages(server.url)).filter(isWanted);
    const own = ownPages.filter(isWanted);
    const paths = [...open, ...own];
    if (paths.length === 0) throw new Failure(`No page has ${parts.join(' or ')} in its address.`);
    const browser = await launchBrowser();
    // With a password, as its sessions are said to have begun by one; nobody logs in with this.
    const wanted = { phone: '13800138000', passwordHash: '-' };
    const account = await accountOf({ url: server.url, databaseUrl }, 6, wanted);
    const shots = [
      ...(await takeAll(browser, server.url, open, folder)),
      ...(await takeAll(browser, server.url, own, folder, account)),
    ];
    await account.forget();
    await browser.close();
    writeFileSync(join(folder, 'index.html'), overview(shots));
    for (const path of paths)
      await contactSheet(
        shots.filter((shot) => shot.path === path),
        folder,
      );
    say(`${shots.length} pictures of ${paths.length} pages in ${since(began)}: ${join(folder, 'index.html')}`);
  } finally {
    await server.end('SIGTERM');
    await cluster.stop();
  }
}

async function takeAll(browser, site, paths, folder, account = null) {
  const shots = [];
  for (const locale of locales) {
    for (const size of sizes) {
      // A device without motion: what moves would be caught in between. One for each size: of a window that has been made
      // larger Chromium now and then takes a picture of its old size, all over the new one.
      const viewport = { width: size.width, height: size.height };
      const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport });
      await context.addCookies([{ name: 'locale', value: locale, url: site }]);
      await account?.logIn(context);
      const rest = [...paths];
      const work = async () => {
        const page = await context.newPage();
        for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
          shots.push(...(await takePage(page, site, { path, size: size.name, locale }, folder)));
        }
      };
      await Promise.all(Array.from({ length: tabs }, work));
      await context.close();
    }
  }
  return shots.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
}

async function takePage(page, site, { path, size, locale }, folder) {
  const taken = [];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site + path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await showAll(page);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const file = `${nameOf(path)}.${size}.${scheme}.${locale}.jpg`;
    await page.screenshot({ path: join(folder, file), fullPage: true, type: 'jpeg', quality: 80 });
    taken.push({ path, size, scheme, locale, file });
  }
  return taken;
}

/** Has fetched and laid out what is below the fold, which page and browser leave until it is near. */
async function showAll(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at);
      await frame();
    }
    const late = [...document.querySelectorAll('img[loading="lazy"]')];
    for (const image of late) image.loading = 'eager';
    await Promise.all(late.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
}

/** An address as a file name. */
function nameOf(path) {
  return path
    .slice(1)
    .replace(/[^\w-]+/g, '_')
    .slice(0, 80);
}
