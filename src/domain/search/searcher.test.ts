import { describe, expect, it } from 'vitest';
import type { SearchFields } from './pack.ts';
import { packSearchText } from './pack.ts';
import { createSearcher } from './searcher.ts';

function port(code: string, names: string[], pinyin: string[], weight: number): SearchFields {
  return { codes: code.split('/'), names, pinyin, weight };
}

const PORTS = [
  port('CNNBO/CNNGB/CNNBG', ['Ningbo', '宁波', 'Beilun'], ['ning bo'], 98),
  port('CNSHG/CNSHA/CNSGH', ['Shanghai', '上海'], ['shang hai'], 100),
  port('CNYSN', ['Yangshan', '洋山'], ['yang shan'], 90),
  port('CNNNB', ['Nanbei', '南北'], ['nan bei'], 3),
  port('USNYC', ['New York', '纽约'], ['niu yue'], 80),
  port('USLAX', ['Los Angeles', '洛杉矶'], ['luo shan ji'], 88),
  port('USNBD', ['New Bedford', '新贝德福德'], ['xin bei de fu de'], 20),
  port('CNHAK', ['Haikou', '海口'], ['hai kou'], 40),
  port('VNHPH', ['Hai Phong', '海防'], ['hai fang'], 60),
  port('NLRTM', ['Rotterdam', '鹿特丹'], ['lu te dan'], 95),
  port('CNLSH', ['Lüshun', '旅顺'], ['lǚ shùn'], 10),
  port('DEHAM', ['Hamburg', '汉堡'], ['han bao'], 93),
  port('USHOM', ['Homburg', '洪堡'], ['hong bao'], 1),
  port('AEJEA', ['Jebel Ali', '杰贝阿里', '阿里山'], ['jie bei a li', 'a li shan'], 91),
  port('CNDVD', ['DVD播放港'], [], 0),
];

const searcher = createSearcher(packSearchText(PORTS));

function codes(query: string, limit = 10): (string | undefined)[] {
  return searcher.search(query, { limit }).rows.map((row) => PORTS[row]?.codes[0]);
}

describe('DICT-06 looking up a port', () => {
  it.each([
    ['nb', 'initials'],
    ['宁波', 'name'],
    ['寧波', 'name'],
    ['宁 波', 'name'],
    ['ningbo', 'name'],
    ['ning bo', 'name'],
    ['NINGBO', 'name'],
    ['ｎｉｎｇｂｏ', 'name'],
    ['ningb', 'name-prefix'],
    ['ingbo', 'infix'],
    ['ningob', 'typo-name'],
    ['nigbo', 'typo-name'],
    ['ninngbo', 'typo-name'],
    ['bingbo', 'typo-name'],
    ['CNNGB', 'code'],
    ['cn ngb', 'code'],
    ['ＣＮＮＧＢ', 'code'],
    ['CNNG', 'code-prefix'],
    ['beilun', 'name'],
    ['ngb', 'infix'],
    ['cn ningbo', 'tokens'],
  ])('finds Ningbo first by %s, as %s', (query, kind) => {
    expect(codes(query)[0]).toBe('CNNBO');
    expect(searcher.search(query, { limit: 1 }).matches).toEqual([kind]);
  });

  it.each([
    ['shang hai', 'CNSHG'],
    ['shangahi', 'CNSHG'],
    ['shnaghai', 'CNSHG'],
    ['hsanghai', 'CNSHG'],
    ['hanghai', 'CNSHG'],
    ['shanghaii', 'CNSHG'],
    ['newyork', 'USNYC'],
    ['new yrok', 'USNYC'],
    ['york', 'USNYC'],
    ['york new', 'USNYC'],
    ['angeles', 'USLAX'],
    ['angelse', 'USLAX'],
    ['haiphong', 'VNHPH'],
    ['rottr', 'NLRTM'],
    ['rotetrd', 'NLRTM'],
    ['lvshun', 'CNLSH'],
    ['lushun', 'CNLSH'],
    ['ls', 'CNLSH'],
    ['阿里山', 'AEJEA'],
    ['dvd', 'CNDVD'],
    ['dvd播放', 'CNDVD'],
  ])('finds by %s the port %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code);
  });

  it('puts the important ports first when one character is all there is', () => {
    expect(codes('海')).toEqual(['VNHPH', 'CNHAK', 'CNSHG']);
  });

  it('looks for one or two letters only at the beginning of words', () => {
    expect(codes('an')).toEqual(['USLAX']);
    expect(codes('bo')).toEqual(['CNNBO']);
  });

  it('puts exact hits before hits with a typing error', () => {
    const result = searcher.search('homburg', { limit: 10 });
    expect(result.rows.map((row) => PORTS[row]?.codes[0])).toEqual(['USHOM', 'DEHAM']);
    expect(result.matches).toEqual(['name', 'typo-name']);
    expect(result.fuzzy).toBe(true);
  });

  it('leaves typing errors alone when the code is right', () => {
    expect(searcher.search('CNSHA', { limit: 10 })).toMatchObject({ total: 1, fuzzy: false });
  });

  it('finds nothing for nothing', () => {
    for (const query of ['', '  ', '--', 'qqqq', '鑫鑫']) {
      expect(searcher.search(query, { limit: 10 })).toMatchObject({ total: 0, rows: [], fuzzy: false });
    }
  });

  it('searches an empty table', () => {
    expect(createSearcher(packSearchText([])).search('ningbo', { limit: 10 }).total).toBe(0);
  });
});

describe('DICT-06 numbers', () => {
  const lines = ['0101210000', '0101290010', '0102210000', '8471301000'];
  const hs = createSearcher(packSearchText(lines.map((code) => ({ codes: [code], names: [], pinyin: [], weight: 0 }))));
  const find = (query: string) => hs.search(query, { limit: 9 }).rows.map((row) => lines[row]);

  it('finds a tariff line by its beginning, with dots as well', () => {
    expect(find('0101')).toEqual(['0101210000', '0101290010']);
    expect(find('0101.21')).toEqual(['0101210000']);
  });

  it('tolerates an error in a long number that leads nowhere, never in a short one', () => {
    expect(find('0101210009')).toEqual(['0101210000']);
    expect(find('8417')).toEqual([]);
  });
});
