import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

let site: Site;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await visitor?.leave();
  await site?.stop();
});

/** An element of a page's content: where it stands, its ends in pixels, and how it is drawn. */
interface Drawn {
  name: string;
  place: number[];
  styles: string[];
}

/** Columns of a table are kept as shares of it, which is a fraction of a pixel. */
const ROUNDING_PX = 1;

function differencesOf(page: Drawn, look: Drawn | undefined): string[] {
  if (look?.name !== page.name) return [`${look?.name} for ${page.name}`];
  const hasMoved = page.place.some((end, at) => Math.abs(end - (look.place[at] ?? 0)) > ROUNDING_PX);
  return [
    ...(hasMoved ? [`${page.name} at ${look.place.join(' ')} for ${page.place.join(' ')}`] : []),
    ...look.styles.filter((style) => !page.styles.includes(style)).map((style) => `${page.name} ${style}`),
  ];
}

/** Has each page tell how it draws its content, and remember how the look of it was drawn before any script ran. */
async function watchDrawing(): Promise<void> {
  await visitor.page.addInitScript(() => {
    const STYLES = [
      ...['display', 'visibility', 'opacity', 'color', 'background-color', 'background-image', 'fill', 'stroke'],
      ...[
        'font-size',
        'font-weight',
        'font-family',
        'line-height',
        'letter-spacing',
        'text-align',
        'text-decoration-line',
      ],
      ...['border-top', 'border-inline-start', 'border-radius', 'padding', 'box-shadow', 'transform', 'mask-image'],
    ];
    const drawing = () =>
      [...document.querySelectorAll('main :not(.shell-look, script, style)')].flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // A look holds nothing that lies far below.
        if (top >= innerHeight || left === right) return [];
        const styles = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.getAttribute('class')}`,
          place: [left, top, right, Math.min(bottom, innerHeight)],
          styles: STYLES.map((name) => `${name}: ${styles.getPropertyValue(name)}`),
        };
      });
    Object.assign(window, { drawing });
    addEventListener('DOMContentLoaded', () => {
      if (document.querySelector('main > .shell-look')) Object.assign(window, { lookDrawing: drawing() });
    });
  });
}

const PAGES = [
  '/dictionary/ports',
  '/dictionary/hsCode',
  '/dictionary/containerSize',
  '/dictionary/dangerousGoods',
  '/dictionary/tradeTerms',
  '/memoirs/news',
  '/memoirs/landmark',
  '/aboutus/offices',
  '/help',
];

describe('PWA-02 a page as it was last seen', () => {
  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])('is drawn as the page is, with the rules that its look took along, at $width px', async (size) => {
    await visitor?.leave();
    visitor = await newVisitor(site.url);
    await visitor.page.setViewportSize(size);
    await visitor.arrive(PAGES[0] ?? '');
    await watchDrawing();
    for (const path of PAGES) {
      await visitor.open(path);
      const kept = () =>
        visitor.page.evaluate(async () => {
          const looks = await (await caches.open('public-pages')).keys();
          return looks.some(({ url }) => url.endsWith(encodeURIComponent(location.pathname)));
        });
      await eventually(kept).toBe(true);
      await visitor.open(path);
      const look = await visitor.page.evaluate(() => (Reflect.get(window, 'lookDrawing') ?? []) as Drawn[]);
      expect(look.length, path).toBeGreaterThan(20);
      await eventually(() => visitor.page.locator('main > .shell-look').count()).toBe(0);
      const differences = async () => {
        const page = await visitor.page.evaluate(() => Reflect.get(window, 'drawing')() as Drawn[]);
        return page.flatMap((drawn, at) => differencesOf(drawn, look[at]));
      };
      await eventually(async () => ({ path, differences: await differences() })).toEqual({ path, differences: [] });
    }
  });
});
