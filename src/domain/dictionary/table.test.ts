import { describe, expect, it } from 'vitest';
import type { DictionaryQuery, PackData } from '#contract/dictionary.ts';
import { type Port, port } from '#contract/tables.ts';
import { checksumOf, toColumns } from './pack.ts';
import { openTable } from './table.ts';

function row(code: string, nameEn: string, nameZh: string | null, extra: Partial<Port> = {}): Port {
  return {
    code,
    aliasCodes: [],
    nameEn,
    nameZh,
    aliasesEn: [],
    aliasesZh: [],
    countryCode: code.slice(0, 2),
    country: { zh: '中国', en: 'China' },
    province: null,
    lanes: [],
    type: 'seaport',
    lat: null,
    lon: null,
    timezone: null,
    ...extra,
  };
}

const rows = [
  row('CNSHA', 'Shanghai', '上海', { lanes: ['china-coast'] }),
  row('CNNGB', 'Ningbo', '宁波', { aliasCodes: ['CNNBO'], lanes: ['china-coast'] }),
  row('CNWUH', 'Wuhan', '武汉', { type: 'riverport', lanes: ['yangtze'] }),
];
const pinyin = ['shang hai', 'ning bo', 'wu han'];

const packOf = (ports: readonly Port[], spoken: string[]): PackData => ({
  edition: {
    dataset: 'ports',
    version: 1,
    name: 'test',
    source: 'test',
    sourceUrl: null,
    dated: '2026-01-01',
    updatedAt: '2026-01-01T00:00:00Z',
    rows: ports.length,
    sample: false,
  },
  since: 0,
  keys: ports.map((each) => each.code),
  weights: [100, 97, 40],
  pinyin: spoken,
  columns: toColumns(ports, Object.keys(port.def.shape)),
  deleted: [],
  checksum: checksumOf(ports.map((each) => each.code)),
});

const everything = { keyword: '', facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: 20 } as const;
const table = openTable('ports', packOf(rows, pinyin), (value) => port.parse(value));
const ask = (query: Partial<DictionaryQuery>) => {
  const { total, rows: found } = table.list({ ...everything, ...query });
  return { total, codes: found.map((each) => each.code) };
};

describe('a dictionary table on the device (DICT-06)', () => {
  it('finds a port by its Chinese name, pinyin, initials, codes and with a typing error', () => {
    for (const keyword of ['宁波', 'ningbo', 'ning bo', 'nb', 'CNNGB', 'cnnbo', 'ningob']) {
      expect(ask({ keyword }).codes[0], keyword).toBe('CNNGB');
    }
  });

  it('stands by weight when nothing is looked for', () => {
    expect(ask({}).codes).toEqual(['CNSHA', 'CNNGB', 'CNWUH']);
  });

  it('filters, counts what is left, and pages through it', () => {
    expect(ask({ facets: 'lane:china-coast' })).toEqual({ total: 2, codes: ['CNSHA', 'CNNGB'] });
    expect(ask({ facets: 'lane:china-coast,type:riverport' }).total).toBe(0);
    expect(ask({ facets: 'lane:china-coast,lane:yangtze' }).total).toBe(3);
    expect(ask({ pageSize: 1, pageNum: 2 })).toEqual({ total: 3, codes: ['CNNGB'] });
  });

  it('sorts by a column of the closed list and ignores any other', () => {
    expect(ask({ sort: 'nameEn' }).codes).toEqual(['CNNGB', 'CNSHA', 'CNWUH']);
    expect(ask({ sort: 'nameEn', order: 'desc' }).codes).toEqual(['CNWUH', 'CNSHA', 'CNNGB']);
    expect(ask({ sort: '__proto__' }).codes).toEqual(['CNSHA', 'CNNGB', 'CNWUH']);
  });

  it('sorts names in small letters as those in capitals, and by the shown name in Chinese', () => {
    const mixed = [row('BRSSZ', 'santos', null), row('CNXMN', 'Xiamen', '厦门'), row('CNZZZ', 'Amoy', '重庆')];
    const open = openTable('ports', packOf(mixed, ['', 'xia men', 'chong qing']), (value) => port.parse(value));
    const sorted = (sort: string) => open.list({ ...everything, sort }).rows.map((each) => each.code);
    expect(sorted('nameEn')).toEqual(['CNZZZ', 'BRSSZ', 'CNXMN']);
    expect(sorted('nameZh')).toEqual(['CNZZZ', 'BRSSZ', 'CNXMN']);
    expect(open.list({ ...everything, sort: 'nameZh', order: 'desc' }).rows[0]?.nameZh).toBe('厦门');
  });

  it('sorts by the name of the country in either language', () => {
    const ports = [row('CHBSL', 'Basel', null), row('DEHAM', 'Hamburg', '汉堡'), row('AXMHQ', 'Mariehamn', null)];
    const open = openTable('ports', packOf(ports, ['', 'han bao', '']), (value) => port.parse(value));
    const sorted = (sort: string) => open.list({ ...everything, sort }).rows.map((each) => each.code);
    // Åland, Germany, Switzerland; 奥兰, 德国, 瑞士.
    expect(sorted('country')).toEqual(['AXMHQ', 'DEHAM', 'CHBSL']);
    expect(sorted('countryZh')).toEqual(['AXMHQ', 'DEHAM', 'CHBSL']);
    expect(open.list({ ...everything, sort: 'country', order: 'desc' }).rows[0]?.code).toBe('CHBSL');
  });

  it('gives an entry by its code, by another code of it, and in small letters', () => {
    expect(table.entry('CNNGB')?.nameEn).toBe('Ningbo');
    expect(table.entry('CNNBO')?.code).toBe('CNNGB');
    expect(table.entry('cnngb')?.code).toBe('CNNGB');
    expect(table.entry('XXXXX')).toBeNull();
  });
});
