import { describe, expect, it } from 'vitest';
import { fullUnNumber, normalizeUnNumber } from './un-number.ts';

describe('normalizeUnNumber', () => {
  it.each([
    ['1263', '1263'],
    ['un 1263', '1263'],
    ['UN1263', '1263'],
    ['UN-1263', '1263'],
    ['UN No. 1263', '1263'],
    ['  Un\u00a01263\t', '1263'],
    ['ＵＮ１２６３', '1263'],
    ['UN\u30001263', '1263'],
    ['0004', '0004'],
  ])('DICT-05 reads %j as %s', (input, expected) => {
    expect(normalizeUnNumber(input)).toBe(expected);
  });

  it.each(['', 'UN', '126', '12633', 'NA1263', 'ID8000', 'UN12A3', '0000', 'UN1263X', '1263 1950', '油漆', '١٢٦٣'])(
    'DICT-05 refuses %j',
    (input) => {
      expect(normalizeUnNumber(input)).toBeNull();
    },
  );

  it('DICT-05 gives the same answer for its own answer', () => {
    const once = normalizeUnNumber('un 0336');
    expect(once).not.toBeNull();
    expect(normalizeUnNumber(once ?? '')).toBe(once);
  });
});

describe('fullUnNumber', () => {
  it.each([
    ['UN4', '0004'],
    ['4', '0004'],
    ['un 12', '0012'],
    ['336', '0336'],
  ])('D4 makes four digits of %s', (input, expected) => {
    expect(fullUnNumber(input)).toBe(expected);
  });

  it.each(['1263', 'UN1263', '0', '', 'paint', '4.1a'])('D4 leaves %j alone', (input) => {
    expect(fullUnNumber(input)).toBeNull();
  });
});
