import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvText, csvTextOf } from './csv.ts';

describe('rows as CSV', () => {
  it('quote what separates cells and keep empty ones', () => {
    expect(
      csvText([
        ['a,b', 'say "so"', null, 3],
        ['宁波', '', 'x\ny', 0],
      ]),
    ).toBe('\uFEFF"a,b","say ""so""",,3\r\n宁波,,"x\ny",0\r\n');
  });

  it.each(['=1+1', '+49', '-5', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x'])(
    'S20 never lets a spreadsheet run %j',
    (text) => {
      const [, value = ''] = csvText([[1, text]])
        .replace(/\r\n$/, '')
        .split('1,', 2);
      expect(value.replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['＝1+1', '＋49', '－5', '＠SUM', "'=1"])('E5 never lets a spreadsheet run %j', (text) => {
    expect(csvCell(text)).toBe(`'${text}`);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; +1', "a;' +1"],
    ['a\t=1', "a\t'=1"],
    ['a\n@SUM(A1)', '"a\n\'@SUM(A1)"'],
    ['=1;=2', "'=1;'=2"],
    ['a-b;c', 'a-b;c'],
  ])('E5 lets no part of %j be run where cells are parted at semicolons', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each(['01012100', '0004', '0101210000101', '22E1', '3-2', '4.10'])(
    'E5 keeps spreadsheets from reading %s as a number',
    (code) => {
      expect(csvCell(code)).toBe(`\t${code}`);
    },
  );

  it.each(['8507', '4.1', 'UN1203', '2026-04-01', '12 L', '014E'])('E5 leaves %s as it is', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it('E5 is read again as the same text, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@＝\'; \t\r\n0a1,"中') });
    fc.assert(
      fc.property(text, (value) => {
        const cell = csvCell(value);
        const bare = cell.startsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(csvTextOf(bare)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });
});
