import { describe, expect, it } from 'vitest';
import type { DangerousGood } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { entryHref } from './identity.ts';

const paint: DangerousGood = {
  un: '1263',
  variant: 1,
  nameZh: '涂料',
  nameEn: 'Paint',
  class: '3',
  compatibility: null,
  subsidiary: [],
  packingGroup: 'II',
  labels: ['3'],
  limitedQuantity: '5 L',
  noteZh: null,
  noteEn: null,
};

describe('what an entry is known by', () => {
  it('DICT-05 keys dangerous goods by number, variant and packing group, where they have one', () => {
    expect(definitions['dangerous-goods'].key(paint)).toBe('1263-1-II');
    expect(definitions['dangerous-goods'].key({ ...paint, un: '1950', packingGroup: null })).toBe('1950-1');
    expect(definitions['dangerous-goods'].code(paint)).toBe('UN 1263');
  });

  it('writes keys into addresses so that they come back whole', () => {
    expect(entryHref({ entryPath: '/dictionary/palletSizes' }, '1200x1000')).toBe('/dictionary/palletSizes/1200x1000');
    expect(entryHref({ entryPath: '/dictionary/ports' }, 'A/B?')).toBe('/dictionary/ports/A%2FB%3F');
  });
});
