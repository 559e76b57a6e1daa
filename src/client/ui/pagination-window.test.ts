import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#contract/page-limits.ts';
import { PAGE_BUTTONS, PAGE_BUTTONS_COMPACT, pageCount, pageEntries, pageWindow } from './pagination-window.ts';

const anyPage = fc
  .integer({ min: 1, max: 2000 })
  .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }));

describe('pageWindow', () => {
  it('FORM-05 offers 20 by default and 10, 20, 30, 50 to choose from', () => {
    expect(DEFAULT_PAGE_SIZE).toBe(20);
    expect(PAGE_SIZES).toEqual([10, 20, 30, 50]);
  });

  it('FORM-05 shows seven buttons in the middle of a long list, first and last among them', () => {
    expect(pageWindow(9, 853, PAGE_BUTTONS)).toEqual([1, 7, 8, 9, 10, 11, 853]);
  });

  it('FORM-05 shows five in the compact form', () => {
    expect(pageWindow(9, 853, PAGE_BUTTONS_COMPACT)).toEqual([1, 8, 9, 10, 853]);
  });

  it('FORM-05 never shows more than its number of buttons, and always first, last and present page in order', () => {
    fc.assert(
      fc.property(anyPage, fc.constantFrom(PAGE_BUTTONS, PAGE_BUTTONS_COMPACT), ({ page, pages }, buttons) => {
        const window = pageWindow(page, pages, buttons);
        expect(window).toHaveLength(Math.min(buttons, pages));
        expect(window).toContain(page);
        expect(window[0]).toBe(1);
        expect(window.at(-1)).toBe(pages);
        expect(window).toEqual([...new Set(window)].sort((a, b) => a - b));
      }),
    );
  });
});

describe('pageEntries', () => {
  it('FORM-05 holds the compact form inside the wide one, so that CSS alone can choose', () => {
    fc.assert(
      fc.property(anyPage, ({ page, pages }) => {
        const compact = pageEntries(page, pages).filter((entry) => entry.compact);
        expect(compact.map((entry) => entry.page)).toEqual(pageWindow(page, pages, PAGE_BUTTONS_COMPACT));
      }),
    );
  });

  it('marks a gap exactly where pages are left out', () => {
    const entries = pageEntries(4, 20);
    expect(entries.map((entry) => entry.page)).toEqual([1, 2, 3, 4, 5, 6, 20]);
    expect(entries.filter((entry) => entry.gapWide).map((entry) => entry.page)).toEqual([20]);
    expect(entries.filter((entry) => entry.gapCompact).map((entry) => entry.page)).toEqual([3, 20]);
  });
});

describe('pageCount', () => {
  it('gives an empty list its first page and counts a page begun as a page', () => {
    expect(pageCount(0, 20)).toBe(1);
    expect(pageCount(20, 20)).toBe(1);
    expect(pageCount(21, 20)).toBe(2);
    expect(pageCount(17051, 20)).toBe(853);
  });
});
