import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/locale.ts';
import { leastWidthForItem, MENU_DEFAULT_WIDTH, visibleMenuCount } from './menu-fitting.ts';

describe('SHELL-04 the menu', () => {
  it.each([
    ['zh_CN', 149, 0],
    ['zh_CN', 150, 0],
    ['zh_CN', 200, 1],
    ['zh_CN', 299, 1],
    ['zh_CN', 749, 6],
    ['zh_CN', 750, 7],
    ['zh_CN', 880, 8],
    ['en_US', 149, 0],
    ['en_US', 359, 0],
    ['en_US', 360, 1],
    ['en_US', 749, 3],
    ['en_US', 750, 4],
    ['en_US', 880, 4],
    ['en_US', 1259, 6],
    ['en_US', 1260, 7],
  ] as const)('in %s at %i px shows %i items', (locale, width, count) => {
    expect(visibleMenuCount(locale, width)).toBe(count);
  });

  it('counts with 880 px while the width is not known, and shows nothing where there is none', () => {
    expect(MENU_DEFAULT_WIDTH).toBe(880);
    expect(visibleMenuCount('en_US')).toBe(visibleMenuCount('en_US', 880));
    for (const width of [0, -1, Number.NaN]) expect(visibleMenuCount('zh_CN', width)).toBe(0);
  });

  it('never shows fewer items when it grows, and knows the width at which each comes', () => {
    for (const locale of LOCALES) {
      for (let width = 0; width <= 2600; width += 1) {
        const count = visibleMenuCount(locale, width);
        expect(count).toBeGreaterThanOrEqual(visibleMenuCount(locale, width - 1));
        for (let place = 1; place <= 9; place += 1) {
          expect(leastWidthForItem(locale, place) <= width).toBe(place <= count);
        }
      }
    }
  });
});
