import { describe, expect, it } from 'vitest';
import { parsePlainSearch } from '#client/lib/plain-search.ts';
import { tableHref } from './addresses.ts';
import { dictionarySearch, keywordParam } from './dictionary-search.ts';

describe('tableHref', () => {
  it.each(['8507.60', '8507', '007', 'true', '"x"', '宁波', '12345678901234567890'])(
    'DICT-06 leads to a page that looks for %s as it was typed',
    (typed) => {
      const { searchParams } = new URL(tableHref('/dictionary/hsCode', { q: keywordParam(typed) }), 'http://site');
      expect(String(dictionarySearch(parsePlainSearch(searchParams.toString())).q)).toBe(typed);
    },
  );
});
