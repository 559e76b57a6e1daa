import { describe, expect, it } from 'vitest';
import type { Partner } from '#contract/content.ts';
import { filterPartners } from './partner-filter.ts';

const partner = (id: string, zh: string, en: string, tradeZh: string, trade: string): Partner => ({
  id,
  name: { zh, en },
  trade: { zh: tradeZh, en: trade },
  url: '',
  logo: null,
});
const wall = [
  partner('larkmoor', '雀原纺织', 'Larkmoor Textiles', '家用纺织品', 'Home textiles'),
  partner('kelpway', '海带湾水产', 'Kélpway Seafood', '冷冻水产', 'Frozen seafood'),
];
const found = (typed: string) => filterPartners(wall, typed).map(({ id }) => id);

describe('filterPartners', () => {
  it.each([
    ['', ['larkmoor', 'kelpway']],
    ['   ', ['larkmoor', 'kelpway']],
    ['SEAFOOD', ['kelpway']],
    ['kelpway  frozen', ['kelpway']],
    ['纺织', ['larkmoor']],
    ['textiles frozen', []],
    ['(.*', []],
  ])('ABOUT-01 finds by name and trade in both languages: %j', (typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });
});
