import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { dictionarySearch } from './dictionary-search.ts';
import { readFilter, tableQuery, toggleFilter, writeFilter } from './table-question.ts';

describe('the address of a dictionary page', () => {
  it('DICT-06 gives the first page of everything for an empty or a foreign address', () => {
    const foreign = { q: ' ', page: '-3', size: '7', sort: { a: 1 }, order: 'up', f: 'a:b,<x>', view: 'hot', other: 1 };
    for (const search of [{}, foreign]) {
      expect(tableQuery('ports', dictionarySearch(search), 'en_US')).toEqual({
        pageNum: 1,
        pageSize: 20,
        keyword: '',
        facets: '',
        sort: '',
        order: 'asc',
      });
    }
  });

  it('DICT-06 keeps digits as the visitor typed them, leading zeros and long codes included', () => {
    for (const typed of ['0101', '8507600090', '8507600090999', '12345678901234567890', '1.10', '1e5', 'true']) {
      const search = dictionarySearch({ q: typed });
      expect(tableQuery('hs-codes', search, 'en_US').keyword).toBe(typed);
    }
    // The router hands over bare digits as a number, and writes only a number back without quotes.
    expect(dictionarySearch({ q: 8507 }).q).toBe(8507);
    expect(dictionarySearch({ q: '8507' }).q).toBe(8507);
    expect(dictionarySearch({ q: '0101' }).q).toBe('0101');
  });

  it('FORM-05 leaves the default page and page size out of the address', () => {
    expect(dictionarySearch({ page: 1, size: 20 })).toEqual(dictionarySearch({}));
    expect(dictionarySearch({ page: '3', size: 50 })).toMatchObject({ page: 3, size: 50 });
  });

  it('asks only for sort columns the table has, and for an order only with a column', () => {
    expect(tableQuery('pallets', dictionarySearch({ sort: 'nameEn', order: 'desc' }), 'en_US')).toMatchObject({
      sort: '',
      order: 'asc',
    });
    expect(tableQuery('ports', dictionarySearch({ sort: 'nameEn', order: 'desc' }), 'en_US')).toMatchObject({
      sort: 'nameEn',
      order: 'desc',
    });
    expect(dictionarySearch({ order: 'desc' }).order).toBeUndefined();
  });

  it('DICT-06 asks for names and countries in the order of the language they are shown in', () => {
    const sortOf = (sort: string, locale: Locale) => tableQuery('ports', dictionarySearch({ sort }), locale).sort;
    expect([sortOf('nameEn', 'zh_CN'), sortOf('country', 'zh_CN')]).toEqual(['nameZh', 'countryZh']);
    expect([sortOf('nameEn', 'en_US'), sortOf('country', 'en_US')]).toEqual(['nameEn', 'country']);
    expect(sortOf('code', 'zh_CN')).toBe('code');
  });

  it('cuts a keyword at the length the server takes', () => {
    expect(tableQuery('ports', dictionarySearch({ q: 'x'.repeat(300) }), 'en_US').keyword).toHaveLength(100);
  });
});

describe('filters in the address', () => {
  it('reads what it writes, in one order whatever the visitor chose first', () => {
    const filter = readFilter('type.seaport_lane.us-west_lane.europe');
    expect(writeFilter(filter)).toBe('lane.europe_lane.us-west_type.seaport');
    expect(readFilter(writeFilter(filter))).toEqual(
      new Map([
        ['lane', ['europe', 'us-west']],
        ['type', ['seaport']],
      ]),
    );
  });

  it('sets and takes back a value, and leaves nothing behind', () => {
    const set = toggleFilter(new Map(), 'class', '3');
    expect(writeFilter(set)).toBe('class.3');
    expect(writeFilter(toggleFilter(set, 'class', '3'))).toBeUndefined();
  });

  it('leaves out what is not a filter', () => {
    expect(readFilter('a._.b__c.d_plain')).toEqual(new Map([['c', ['d']]]));
  });

  it('DICT-06 asks the table for alternatives of one name and for all names', () => {
    const query = tableQuery('ports', dictionarySearch({ f: 'type.seaport_lane.europe' }), 'en_US');
    expect(query.facets).toBe('lane:europe,type:seaport');
  });
});
