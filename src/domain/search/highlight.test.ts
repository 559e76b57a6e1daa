import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markRanges } from './highlight.ts';
import { highlight } from './highlight-query.ts';

function marked(text: string, query: string): string {
  const ranges = highlight(text, query);
  return ranges.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
}

describe('DICT-06 marking what was found', () => {
  it.each([
    ['Ningbo', 'ning', '[Ning]bo'],
    ['New York', 'newyo', '[New Yo]rk'],
    ['Hai Phong', 'PHONG hai', '[Hai] [Phong]'],
    ['Gdańsk', 'gdansk', '[Gdańsk]'],
    ['Gdan\u0301sk Nowy', 'gdan', '[Gdan\u0301]sk Nowy'],
    ['Großbritannien', 'gros', '[Groß]britannien'],
    ['寧波', '宁波', '[寧波]'],
    ['上海洋山', '洋', '上海[洋]山'],
    ['0101.21.00', '010121', '[0101.21].00'],
    ['ＣＮＮＧＢ', 'cnn', '[ＣＮＮ]ＧＢ'],
    ['Banana', 'an', 'Banana'],
    ['Antwerp Anna', 'an', '[An]twerp [An]na'],
    ['Shanghai', 'shangahi', '[Shanghai]'],
    ['Port of Rotterdam', 'rotetrdam', 'Port of [Rotterdam]'],
    ['Hamburg', 'ningbo', 'Hamburg'],
    ['', 'x', ''],
    ['x', '', 'x'],
  ])('in %s for %s: %s', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('marks with the terms of a search result as with the query, but for traditional characters', () => {
    expect(markRanges('Ningbo 宁波', ['宁波', '宁波'])).toEqual([{ start: 7, end: 9 }]);
    expect(markRanges('寧波', ['宁波', '宁波'])).toEqual([]);
  });

  it('gives ranges that ascend, do not touch and lie within the text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é', 'e\u0301', 'ß', '海', '寧', '😀', '.') });
    fc.assert(
      fc.property(text, text, (shown, query) => {
        let last = -1;
        for (const { start, end } of highlight(shown, query)) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(shown.length);
          last = end;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
