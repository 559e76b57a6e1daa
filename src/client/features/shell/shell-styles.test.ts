import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leastWidthForItem } from '#domain/menu-fitting.ts';
import { DOCK_POPOVER_WIDTH, SEARCH_DRAWER_SIZE } from '#domain/shell-limits.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('the style sheets of the shell', () => {
  it('SHELL-04, SHELL-05 show each entry from the width on that the rule of the menu names, in bar or submenu', () => {
    const widths = (file: string, selector: string) =>
      [
        ...read(file).matchAll(
          new RegExp(
            `min-width: (\\d+)px\\) \\{[^@]*?${selector}:nth-child\\((?:-n \\+ )?(\\d)\\):lang\\((\\w+)\\)`,
            'g',
          ),
        ),
      ].map(([, width, place, lang]) => ({ width: Number(width), place: Number(place), lang }));
    const expected = (shift: number) =>
      (['zh_CN', 'en_US'] as const).flatMap((locale) =>
        [1, 2, 3, 4, 5, 6, 7].map((place) => ({
          width: leastWidthForItem(locale, place),
          place: place + shift,
          lang: locale.slice(0, 2),
        })),
      );
    expect(widths('./menu/menu-fitting.css', 'li')).toEqual(expected(0));
    expect(widths('./menu/menu-groups.css', 'shell-group')).toEqual(expected(0));
    // The submenu itself is the entry after the last: gone when that one fits.
    expect(widths('./menu/menu-fitting.css', 'shell-more')).toEqual(expected(1));
  });

  it('SHELL-10, SHELL-15 give drawer and popover the sizes of the specification', () => {
    expect(read('./drawer/search-drawer.css')).toContain(`height: min(${SEARCH_DRAWER_SIZE}px, 100dvh)`);
    expect(read('./shell-later.css')).toContain(`width: ${DOCK_POPOVER_WIDTH}px`);
  });
});
