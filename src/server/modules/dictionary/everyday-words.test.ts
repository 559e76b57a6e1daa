import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Dataset } from '#contract/dictionary.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { searchFieldsOf } from '#domain/dictionary/search-fields.ts';
import { packSearchText } from '#domain/search/pack.ts';
import { createSearcher } from '#domain/search/searcher.ts';
import { spokenForms } from '#domain/site-search/spoken.ts';
import { seedOf } from '#server/db/seed/datasets/index.ts';
import type { SeedDataset } from '#server/db/seed/datasets/seed-dataset.ts';
import { entryText } from './entry-text.ts';

/** How many of the first hits a visitor looks at. */
const SEEN = 10;

function opened<Name extends Dataset>({ dataset, entries }: SeedDataset<Name>) {
  const rows = entries();
  const fields = rows.map(({ row, weight, pinyin }) => {
    const spoken = entryText(dataset, row, weight, pinyin).pinyin.split('|');
    return searchFieldsOf(dataset, row, { pinyin: spoken.filter((name) => name !== ''), weight });
  });
  const keys = rows.map(({ row }) => definitions[dataset].key(row));
  const searcher = createSearcher(packSearchText(fields));
  return (keyword: string) =>
    searcher.search(keyword, { limit: SEEN, spoken: spokenForms }).rows.map((at) => keys[at] ?? '');
}

const tables = {
  airports: opened(seedOf('airports')),
  ports: opened(seedOf('ports')),
  hsCode: opened(seedOf('hs-codes')),
  containerSize: opened(seedOf('containers')),
  coldBox: opened(seedOf('cold-box')),
  tradeTerms: opened(seedOf('trade-terms')),
  dangerousGoods: opened(seedOf('dangerous-goods')),
  palletSizes: opened(seedOf('pallets')),
};

/** Words, and the beginnings of the keys that must be among the first hits; the first of them before all others, but for dangerous goods. */
const words: readonly (readonly [table: keyof typeof tables, word: string, ...keys: string[]])[] = [
  ['hsCode', '8507.60', '850760'],
  ['hsCode', 'lithium battery', '8507', '850760'],
  ['hsCode', '锂电池', '8507', '850760'],
  ['hsCode', '手机', '8517', '851713'],
  ['hsCode', '鋰電池', '8507'],
  ['hsCode', 'lidianchi', '8507'],
  ['hsCode', 'ldc', '8507'],
  ['containerSize', '40HQ', '40HQ'],
  ['containerSize', '45G1', '40HQ'],
  ['containerSize', '冷藏', '20RF', '40RF', '40RH'],
  ['containerSize', 'reefer', '20RF', '40RF', '40RH', '45RH'],
  ['containerSize', '40 reefer', '40RF', '40RH'],
  ['containerSize', '40尺冷藏柜', '40RF', '40RH'],
  ['containerSize', '20ft', '20GP'],
  ['containerSize', '40ft', '40GP', '40HQ'],
  ['containerSize', '20DC', '20GP'],
  ['containerSize', '40HC', '40HQ'],
  ['containerSize', '20 feet', '20GP'],
  ['containerSize', '45 ft', '45HQ'],
  ['containerSize', 'ISO tank', '20TK', '40TK'],
  ['containerSize', '罐箱', '20TK', '40TK'],
  ['containerSize', '高箱', '40HQ', '45HQ'],
  ['containerSize', '20尺柜', '20GP'],
  ['containerSize', '小柜', '20GP'],
  ['containerSize', 'xg', '20GP'],
  ['containerSize', '大柜', '40GP', '40HQ'],
  ['coldBox', 'banana', 'banana'],
  ['coldBox', 'xj', 'banana'],
  ['coldBox', 'shrimp', 'shrimp-frozen'],
  ['coldBox', 'frozen shrimp', 'shrimp-frozen'],
  ['coldBox', '冻虾', 'shrimp-frozen'],
  ['dangerousGoods', '1263', '1263'],
  ['dangerousGoods', 'paint', '1263'],
  ['dangerousGoods', 'UN 1263', '1263'],
  ['dangerousGoods', '油漆', '1263', '3066', '3469'],
  ['dangerousGoods', 'yq', '1263'],
  ['dangerousGoods', '锂电池', '3480', '3481', '3090', '3091'],
  ['dangerousGoods', '电动汽车', '3556'],
  ['dangerousGoods', '香水', '1266'],
  ['dangerousGoods', '烧碱', '1823', '1824'],
  ['tradeTerms', 'FOB', 'FOB'],
  ['tradeTerms', 'delivered', 'DAP'],
  ['tradeTerms', 'cif', 'CIF'],
  ['tradeTerms', 'CNF', 'CFR'],
  ['tradeTerms', 'C&F', 'CFR'],
  ['tradeTerms', 'DDU', 'DAP'],
  ['tradeTerms', '离岸价', 'FOB'],
  ['tradeTerms', '到岸价', 'CIF'],
  ['ports', 'China', 'CNSHA', 'CNNGB', 'CNSZX'],
  ['ports', 'CNNGB', 'CNNGB'],
  ['ports', 'Ningbo', 'CNNGB'],
  ['ports', 'nb', 'CNNGB'],
  ['ports', 'HKG', 'HKHKG'],
  ['ports', 'HCMC', 'VNSGN'],
  ['ports', '上海洋山', 'CNYSA'],
  ['ports', '美西', 'USLAX', 'USLGB'],
  ['ports', 'mx', ''],
  ['ports', 'US West Coast', 'USLAX', 'USLGB'],
  ['ports', '红海', 'SAJED'],
  ['ports', 'Red Sea', 'SAJED'],
  ['ports', 'Europe', 'NLRTM', 'DEHAM', 'BEANR'],
  ['airports', 'PVG', 'PVG'],
  ['airports', 'Frankfurt', 'FRA', 'HHN'],
  ['airports', 'Japan', 'NRT', 'KIX', 'HND'],
  ['airports', '浦东', 'PVG'],
  ['airports', 'pudong', 'PVG'],
  ['airports', 'shpd', 'PVG'],
  ['airports', '上海', 'PVG', 'SHA'],
  ['airports', 'shangahi', 'PVG', 'SHA'],
  ['airports', 'CNSHA', 'PVG', 'SHA'],
  ['airports', '日本', 'NRT', 'KIX', 'HND'],
  ['airports', 'uae', 'DXB', 'DWC', 'AUH', 'SHJ'],
  ['airports', 'Zürich', 'ZRH'],
  ['airports', "o'hare", 'ORD'],
  ['airports', '列日', 'LGG'],
  ['palletSizes', '1200 × 1000', '1200x1000', 'eur2', 'eur3', 'cp1'],
  ['palletSizes', '1200x1000', '1200x1000', 'eur2', 'eur3', 'cp1'],
  ['palletSizes', '1000*1200', '1200x1000', 'eur2', 'eur3', 'cp1'],
  ['palletSizes', '1200x800', '1200x800', 'eur1', 'cp2'],
  ['palletSizes', 'EPAL', 'eur1'],
  ['palletSizes', 'ISO 6780', '1200x1000'],
];

const tried = words.map(([table, word, ...keys]) => ({ table, word, keys }));

/** The examples that the search fields of the pages suggest: the words behind the colon, or all where there is none. */
function suggested(): string[] {
  const views = globSync('src/client/features/dictionary/tables/*/view.tsx');
  const source = views.map((path) => readFileSync(path, 'utf8')).join('\n');
  return [...source.matchAll(/examples: msg`(?:[^`:]*: )?([^`]*)`/g)].flatMap(([, list = '']) => list.split(/, | or /));
}

describe('DICT-06 everyday words', () => {
  it.each(tried)('in $table, $word is found', ({ table, word, keys }) => {
    const hits = tables[table](word);
    expect(hits.length).toBeGreaterThan(0);
    for (const key of keys)
      expect(
        hits.some((hit) => hit.startsWith(key)),
        `${key} in ${hits.join()}`,
      ).toBe(true);
    // Goods of one name have no order among each other.
    if (table === 'dangerousGoods') return;
    expect(hits[0]?.startsWith(keys[0] ?? ''), `${keys[0]} first of ${hits.join()}`).toBe(true);
  });

  it.each([
    ['D1', 'ports', 'dubolin', 'IEDUB'],
    ['D1', 'ports', 'mindulu', 'MYBTU'],
    ['D1', 'ports', 'dulasi', 'ALDRZ'],
    ['D1', 'ports', 'dilibolili', 'LYTIP'],
    ['D1', 'ports', 'delibolili', 'LYTIP'],
    ['D1', 'ports', 'ashidude', 'ILASH'],
    ['D1', 'ports', 'baerdimo', 'USBAL'],
    ['D1', 'ports', 'dbl', 'IEDUB'],
    ['D1', 'ports', 'cqgang', 'CNCKG'],
    ['D1', 'ports', 'qingdg', 'CNTAO'],
    ['D1', 'ports', 'dubl', 'IEDUB'],
    ['D2', 'containerSize', '货柜', '20GP'],
    ['D2', 'containerSize', '貨櫃', '20GP'],
    ['D2', 'containerSize', '40呎高櫃', '40HQ'],
    ['D2', 'palletSizes', '棧板', '1200x1000'],
    ['D2', 'hsCode', '塑膠', '39'],
    ['D2', 'dangerousGoods', 'sulfur', '1350'],
    ['D2', 'dangerousGoods', 'sulphur', '1350'],
    ['D2', 'ports', '紐西蘭', 'NZTRG'],
    ['D2', 'ports', '義大利', 'ITGIT'],
    ['D2', 'ports', '沙烏地阿拉伯', 'SAJED'],
    ['D2', 'ports', '横浜', 'JPYOK'],
    ['D2', 'ports', '広州', 'CNCAN'],
    ['D2', 'ports', '休斯敦', 'USHOU'],
    ['D2', 'ports', '清奈', 'INMAA'],
    ['D2', 'ports', '落衫矶', 'USLAX'],
    ['D2', 'ports', '鹿特单', 'NLRTM'],
    ['D2', 'ports', '宁泊', 'CNNGB'],
    ['D2', 'ports', '上还', 'CNSHA'],
    ['D2', 'hsCode', '手几', '8517'],
    ['D2', 'dangerousGoods', '硫璜', '1350'],
    ['D4', 'ports', 'Oporto', 'PTOPO'],
    ['D4', 'ports', 'Zhdanov', 'UAMPW'],
    ['D4', 'ports', '列宁格勒', 'RULED'],
    ['D4', 'containerSize', '22K2', '20TK'],
    ['D4', 'containerSize', '22T1', '20TK'],
    ['D4', 'containerSize', '45R5', '40RH'],
    ['D4', 'dangerousGoods', 'UN55', '0055'],
    ['D4', 'dangerousGoods', 'un 12', '0012'],
    ['D6', 'ports', 'riben', 'JPTYO'],
    ['D6', 'ports', 'deguo', 'DEHAM'],
    ['D6', 'ports', 'niuxilan', 'NZTRG'],
  ] as const)('%s in %s, %s leads to %s first', (_id, table, word, key) => {
    expect(tables[table](word)[0]).toMatch(new RegExp(`^${key}`));
  });

  it('D6 a country is not found by the beginning of its name nor by initials', () => {
    expect(tables.ports('ribe')).not.toContain('JPTYO');
    expect(tables.ports('rb')).not.toContain('JPTYO');
  });

  it('are all those that the search fields suggest', () => {
    expect(suggested().length).toBeGreaterThan(15);
    for (const word of suggested()) expect(tried.map((one) => one.word)).toContain(word);
  });

  it('keep to whole words where they stand for hundreds of ports', () => {
    expect(tables.ports('so')).not.toContain('SGSIN');
    expect(tables.ports('red se')).not.toContain('SAJED');
  });
});
