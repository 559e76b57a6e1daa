import { inProject } from './paths.mjs';
import { say } from './say.mjs';

/** The pictures that README and web manifest show, with the sizes that the manifest names. */
const published = [
  { name: 'desktop', path: '/home', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'phone', path: '/dictionary/ports?q=nb', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];

/** Takes them anew and writes them into public/screenshots, with a palette: they are part of what is cloned. */
export async function takePublished(browser, site) {
  const { default: sharp } = await import('sharp');
  for (const { name, path, viewport, deviceScaleFactor } of published) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor,
      // A phone's scrollbars take no room.
      isMobile: true,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'locale', value: 'zh_CN', url: site }]);
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    const file = inProject('public', 'screenshots', `${name}.png`);
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toFile(file);
    say(`Wrote ${file}.`);
    await context.close();
  }
}
