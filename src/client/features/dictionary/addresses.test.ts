import { describe, expect, it } from 'vitest';
import { addressOf } from '#client/api/call.ts';
import { parsePlainSearch } from '#client/lib/plain-search.ts';
import { DATASETS } from '#contract/datasets.ts';
import { resourceDownload, zipDownload } from '#contract/files.ts';
import { ARCHIVE_PATH, tableHref, tablePath } from './addresses.ts';
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

it('G11, CALL-04 files of tables are at the addresses of their calls', () => {
  expect(ARCHIVE_PATH).toBe(addressOf(zipDownload, {}));
  for (const dataset of DATASETS) {
    expect(tablePath(dataset)).toBe(addressOf(resourceDownload, { query: { resource: `${dataset}.csv` } }));
  }
});
