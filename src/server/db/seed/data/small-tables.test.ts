import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coldProduct, container, dangerousGood, pallet, tradeTerm } from '#contract/tables.ts';
import { chinese, duplicates, english, load, whole } from './small-table-rows.ts';

const containerRow = z.strictObject({
  id: z.string().regex(/^\d{2}[A-Z]{2,4}$/),
  isoCode: z.string().regex(/^[24L][0-9A-Z][A-Z]\d$/),
  nameZh: chinese,
  nameEn: english,
  category: z.enum(['dry', 'highcube', 'reefer', 'opentop', 'flatrack', 'tank', 'bulk', 'palletwide']),
  lengthFt: z.literal([20, 40, 45]),
  tempMinC: z.number().nullable(),
  tempMaxC: z.number().nullable(),
  external: z.strictObject({ l: whole, w: whole, h: whole }),
  internal: z.strictObject({ l: whole, w: whole, h: whole }).nullable(),
  door: z.strictObject({ w: whole, h: whole }).nullable(),
  grossKg: whole,
  tareKg: whole,
  payloadKg: whole,
  volumeM3: z.number().positive().nullable(),
  useZh: chinese,
  useEn: english,
});

describe('containers.json', () => {
  const rows = load('containers.json', containerRow);

  it('DICT-03 holds the common types, each once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(duplicates(rows.map((row) => row.id))).toEqual([]);
    expect(rows.map((row) => row.id)).toEqual(
      expect.arrayContaining(['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR', '20TK']),
    );
  });

  it('DICT-03 adds tare and payload up to gross', () => {
    expect(rows.filter((row) => row.tareKg + row.payloadKg !== row.grossKg).map((row) => row.id)).toEqual([]);
  });

  it('DICT-03 gives a volume within 1 % of the inside measures where both are stated', () => {
    const wrong = rows.filter(({ internal, volumeM3 }) => {
      if (internal === null || volumeM3 === null) return false;
      const computed = (internal.l * internal.w * internal.h) / 1e9;
      return Math.abs(computed - volumeM3) / computed > 0.01;
    });
    expect(wrong.map((row) => row.id)).toEqual([]);
  });

  it('DICT-03 keeps the inside smaller than the outside', () => {
    const wrong = rows.filter(
      ({ internal, external }) =>
        internal !== null && (internal.l > external.l || internal.w > external.w || internal.h > external.h),
    );
    expect(wrong.map((row) => row.id)).toEqual([]);
  });

  it('DICT-03 states a temperature span for reefers and for nothing else', () => {
    for (const row of rows) {
      const reefer = row.category === 'reefer';
      expect([row.id, row.tempMinC !== null, row.tempMaxC !== null]).toEqual([row.id, reefer, reefer]);
      if (row.tempMinC !== null && row.tempMaxC !== null) expect(row.tempMinC).toBeLessThan(row.tempMaxC);
    }
  });

  it('DICT-03 agrees with the length and height that the ISO code states', () => {
    const lengths: Record<string, number> = { '2': 20, '4': 40, L: 45 };
    // Second character: 2 and 5 are 2438 mm wide and 8'6" or 9'6" high, E is wider than that and 9'6" high.
    const heights: Record<string, number> = { '2': 2591, '5': 2896, E: 2896 };
    // 9 is whatever is no higher than 4 feet, such as a platform.
    expect(rows.find((row) => row.id === '40PL')).toMatchObject({ isoCode: '49P0', external: { h: 648 } });
    for (const row of rows.filter((candidate) => candidate.id !== '40PL')) {
      expect([row.id, lengths[row.isoCode.charAt(0)], heights[row.isoCode.charAt(1)]]).toEqual([
        row.id,
        row.lengthFt,
        row.external.h,
      ]);
    }
  });
});

const coldBoxRow = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  nameZh: chinese,
  nameEn: english,
  category: z.enum([
    'fruit',
    'vegetable',
    'meat',
    'seafood',
    'dairy',
    'frozen',
    'flower',
    'confectionery',
    'pharma',
    'beverage',
    'other',
  ]),
  minC: z.number().min(-70).max(30),
  maxC: z.number().min(-70).max(30),
  humidity: z
    .string()
    .regex(/^\d{2,3}(–\d{2,3})?$/)
    .nullable(),
  noteZh: chinese.nullable(),
  noteEn: english.nullable(),
});

describe('cold-box.json', () => {
  const rows = load('cold-box.json', coldBoxRow);

  it('DICT-04 holds at least 100 products, each once under each of its names', () => {
    expect(rows.length).toBeGreaterThanOrEqual(100);
    expect(duplicates(rows.map((row) => row.id))).toEqual([]);
    expect(duplicates(rows.map((row) => row.nameZh))).toEqual([]);
    expect(duplicates(rows.map((row) => row.nameEn))).toEqual([]);
  });

  it('DICT-04 keeps the low end of every span below the high end', () => {
    expect(rows.filter((row) => row.minC > row.maxC).map((row) => row.id)).toEqual([]);
  });

  it('DICT-04 writes every note in both languages', () => {
    expect(rows.filter((row) => (row.noteZh === null) !== (row.noteEn === null)).map((row) => row.id)).toEqual([]);
  });

  it('DICT-04 keeps frozen goods at -12 °C or colder and every category in use', () => {
    expect(rows.filter((row) => row.category === 'frozen' && row.maxC > -12).map((row) => row.id)).toEqual([]);
    expect(new Set(rows.map((row) => row.category)).size).toBe(coldBoxRow.shape.category.options.length);
  });
});

const palletRow = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+$/),
  lengthMm: whole,
  widthMm: whole,
  heightMm: whole,
  nameZh: chinese,
  nameEn: english,
  standards: z.array(z.string().min(1)),
  regionZh: chinese,
  regionEn: english,
  staticLoadKg: whole.nullable(),
  dynamicLoadKg: whole.nullable(),
  tareKg: whole.nullable(),
  per20GP: whole,
  per40GP: whole,
  preferredInChina: z.boolean(),
  noteZh: chinese.nullable(),
  noteEn: english.nullable(),
});

describe('pallets.json', () => {
  const rows = load('pallets.json', palletRow);

  it('DICT-05 holds the six sizes of ISO 6780 and marks the two of GB/T 2934', () => {
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(duplicates(rows.map((row) => row.id))).toEqual([]);
    const sizes = (standard: string) =>
      rows.filter((row) => row.standards.includes(standard)).map((row) => `${row.lengthMm}x${row.widthMm}`);
    expect(sizes('ISO 6780').toSorted()).toEqual(
      ['1200x1000', '1200x800', '1140x1140', '1100x1100', '1067x1067', '1219x1016'].toSorted(),
    );
    expect(sizes('GB/T 2934').toSorted()).toEqual(['1100x1100', '1200x1000']);
    expect(rows.filter((row) => row.preferredInChina).length).toBe(2);
  });

  it('DICT-05 never claims more pallets than the floor of the container has room for', () => {
    const containers = load('containers.json', containerRow);
    const floor = (id: string) => {
      const internal = containers.find((row) => row.id === id)?.internal;
      return internal ? internal.l * internal.w : 0;
    };
    for (const row of rows) {
      const area = row.lengthMm * row.widthMm;
      expect([row.id, row.per20GP * area <= floor('20GP'), row.per40GP * area <= floor('40GP')]).toEqual([
        row.id,
        true,
        true,
      ]);
    }
  });

  it('DICT-05 writes every note in both languages', () => {
    expect(rows.filter((row) => (row.noteZh === null) !== (row.noteEn === null)).map((row) => row.id)).toEqual([]);
  });
});

describe('the contract', () => {
  it.each([
    ['containers.json', container],
    ['cold-box.json', coldProduct],
    ['pallets.json', pallet],
    ['trade-terms.json', tradeTerm],
    ['dangerous-goods.json', dangerousGood],
  ])('DICT-06 %s holds what the calls promise', (file, schema) => {
    const rows = load(file, z.unknown());
    expect(rows.filter((row) => !schema.safeParse(row).success)).toEqual([]);
  });
});
