import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, isAlive, isSettled, launchBrowser, PHONE } from '#tests/support/browser.ts';
import { leaveOpen } from '#tests/support/leave-open.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { openTracking } from '#tests/support/public-tracking.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** Until what is shown is no longer called current, and its age appears, in milliseconds. */
const LEFT_OPEN_MS = 120_000;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  await openTracking(site);
});
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()]);
});

/** A page as it stands now, and the texts of its sheets: the frame's first, as in every document, then the others. */
async function standing(page: Page) {
  const sheets = await page.evaluate(async () => {
    const kept = document.querySelector('[data-sheets]')?.getAttribute('data-sheets')?.split(' ') ?? [];
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const addresses = [...kept.map((name) => `/assets/${name}`), ...links.map((link) => new URL(link.href).pathname)];
    const texts = await Promise.all([...new Set(addresses)].map(async (path) => (await fetch(path)).text()));
    const isFrame = (text: string) => text.includes('@layer tokens');
    const frame = ['@layer tokens, base, ui, app;', ...texts.filter(isFrame)].join('');
    return [frame, ...texts.filter((text) => !isFrame(text))];
  });
  return { html: await page.content(), sheets };
}

/** Shows a page that stood elsewhere, with these sheets and no others. */
async function show(page: Page, { html, sheets }: Awaited<ReturnType<typeof standing>>): Promise<void> {
  await page.setContent(html, { waitUntil: 'commit' });
  await page.evaluate((texts) => {
    for (const old of document.querySelectorAll('link, style')) old.remove();
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  }, sheets);
}

/** What is drawn otherwise as soon as all sheets but the frame's come the other way round. */
async function changesByOrder(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What rules say, and nothing that follows from it, as places and sizes do: those also change as a page is gone through.
    const STYLES = [
      ...['display', 'position', 'flex', 'gap', 'align-items', 'justify-content', 'overflow', 'z-index', 'min-height'],
      ...['margin', 'padding', 'border', 'border-radius', 'background-color', 'color', 'opacity', 'box-shadow'],
      ...['font', 'letter-spacing', 'text-align', 'text-decoration-line', 'white-space', 'max-width'],
    ];
    const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const drawn = () =>
      elements.map((element) => {
        const styles = getComputedStyle(element);
        return STYLES.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      });
    const before = drawn();
    const [frame, ...others] = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...(frame === undefined ? [] : [frame]), ...others.toReversed()];
    return drawn().flatMap((styles, at) =>
      styles
        .filter((style, nth) => style !== before[at]?.[nth])
        .map((style) => `${elements[at]?.tagName} ${elements[at]?.getAttribute('class')} ${style}`),
    );
  });
}

describe('style sheets of pages', () => {
  it('draw the same in whatever order they arrive: which page was opened first decides it', {
    timeout: 180_000,
  }, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    // Without scripts nothing asks for one more sheet meanwhile, which would bring the layers into its own order.
    const still = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
    const rest = await publicPages(site.url);
    const changed: string[] = [];
    let fewest = Number.POSITIVE_INFINITY;
    const work = async () => {
      const shown = await still.newPage();
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        const page = await context.newPage();
        await page.goto(site.url + path);
        await isAlive(page);
        await isSettled(page);
        await leaveOpen(page, LEFT_OPEN_MS);
        const now = await standing(page);
        await page.close();
        fewest = Math.min(fewest, now.sheets.length);
        for (const size of [PHONE, DESKTOP]) {
          await shown.setViewportSize(size);
          await show(shown, now);
          changed.push(...(await changesByOrder(shown)).map((change) => `${path} ${size.width}: ${change}`));
        }
      }
    };
    await Promise.all([work(), work()]);
    await Promise.all([context.close(), still.close()]);
    expect(fewest).toBeGreaterThan(4);
    expect(changed).toEqual([]);
  });
});
