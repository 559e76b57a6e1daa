import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coldProduct, container, pallet } from '#contract/containers.ts';
import { dangerousGood } from '#contract/dangerous-goods.ts';
import { tradeTerm } from '#contract/trade-terms.ts';

const chinese = z
  .string()
  .trim()
  .min(1)
  .regex(/\p{Script=Han}/u, 'has no Chinese character');
const english = z
  .string()
  .trim()
  .min(1)
  .regex(/[A-Za-z]/, 'has no Latin letter')
  .regex(/^[^\p{Script=Han}，。；：（）、]*$/u, 'has Chinese text or punctuation');
const whole = z.number().int().positive();

/** Reads one table of this folder and parses every row, so that a fault names its row and field. */
function load<T extends z.ZodType>(file: string, row: T): z.infer<T>[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return z.array(row).parse(JSON.parse(text));
}

function duplicates(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

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

const stages = [
  'packing',
  'loading',
  'preCarriage',
  'exportClearance',
  'originTerminal',
  'mainCarriage',
  'insurance',
  'destinationTerminal',
  'importClearance',
  'onCarriage',
  'unloading',
] as const;
const stage = z.enum(stages);
const party = z.enum(['seller', 'buyer', 'none']);
const duties = (text: z.ZodType<string>) => z.array(text).min(3).max(5);
const termRow = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  edition: z.literal([2010, 2020]),
  historic: z.boolean(),
  replacedBy: z.string().nullable(),
  mode: z.enum(['any', 'sea']),
  nameEn: english,
  nameZh: chinese,
  placeZh: chinese,
  placeEn: english,
  summaryZh: chinese,
  summaryEn: english,
  sellerZh: duties(chinese),
  sellerEn: duties(english),
  buyerZh: duties(chinese),
  buyerEn: duties(english),
  riskAt: stage,
  riskZh: chinese,
  riskEn: english,
  costs: z.record(stage, party),
  adviceZh: chinese,
  adviceEn: english,
});

describe('trade-terms.json', () => {
  const rows = load('trade-terms.json', termRow);
  const current = rows.filter((row) => !row.historic);
  const codes = (mode: string) => current.filter((row) => row.mode === mode).map((row) => row.code);

  it('DICT-05 holds the eleven terms of 2020 in their modes, and DAT as history', () => {
    expect(codes('any').toSorted()).toEqual(['CIP', 'CPT', 'DAP', 'DDP', 'DPU', 'EXW', 'FCA']);
    expect(codes('sea').toSorted()).toEqual(['CFR', 'CIF', 'FAS', 'FOB']);
    expect(rows.filter((row) => row.historic).map((row) => [row.code, row.edition, row.replacedBy])).toEqual([
      ['DAT', 2010, 'DPU'],
    ]);
    expect(duplicates(rows.map((row) => row.code))).toEqual([]);
  });

  it('DICT-05 gives every stage to somebody; only insurance may be nobody’s', () => {
    for (const row of rows) {
      const open = stages.filter((name) => row.costs[name] === 'none');
      expect([row.code, open.filter((name) => name !== 'insurance')]).toEqual([row.code, []]);
    }
  });

  it('DICT-05 obliges the seller to insure under CIF and CIP alone', () => {
    const insured = rows.filter((row) => row.costs.insurance === 'seller').map((row) => row.code);
    expect(insured.toSorted()).toEqual(['CIF', 'CIP']);
    expect(rows.filter((row) => row.costs.insurance === 'buyer')).toEqual([]);
  });

  it('DICT-05 leaves import clearance to the buyer except under DDP, export clearance to the seller except under EXW', () => {
    expect(rows.filter((row) => row.costs.importClearance === 'seller').map((row) => row.code)).toEqual(['DDP']);
    expect(rows.filter((row) => row.costs.exportClearance === 'buyer').map((row) => row.code)).toEqual(['EXW']);
  });

  it('DICT-05 passes risk before the main carriage under E, F and C terms and after it under D terms', () => {
    for (const row of rows) {
      const late = stages.indexOf(row.riskAt) > stages.indexOf('mainCarriage');
      expect([row.code, late]).toEqual([row.code, row.code.startsWith('D')]);
    }
  });

  it('DICT-05 lists the same number of duties in both languages', () => {
    const uneven = rows.filter(
      (row) => row.sellerZh.length !== row.sellerEn.length || row.buyerZh.length !== row.buyerEn.length,
    );
    expect(uneven.map((row) => row.code)).toEqual([]);
  });
});

const goodsRow = z.strictObject({
  un: z.string().regex(/^\d{4}$/),
  variant: whole,
  nameEn: english,
  nameZh: chinese,
  class: z.string(),
  compatibility: z
    .string()
    .regex(/^[A-HJKLNS]$/)
    .nullable(),
  subsidiary: z.array(z.string()),
  packingGroup: z.enum(['I', 'II', 'III']).nullable(),
  labels: z.array(z.string()),
  limitedQuantity: z
    .string()
    .regex(/^\d+ (mL|L|g|kg)$/)
    .nullable(),
  noteZh: chinese.nullable(),
  noteEn: english.nullable(),
});

describe('dangerous goods', () => {
  const goods = load('dangerous-goods.json', goodsRow);
  // The subsidiary hazard of a type B peroxide is class 1 as a whole, without a division.
  const known = new Set('1 1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' '));

  it('DICT-05 holds at least 200 UN numbers, each row once by number, variant and packing group', () => {
    expect(new Set(goods.map((row) => row.un)).size).toBeGreaterThanOrEqual(200);
    expect(duplicates(goods.map((row) => `${row.un}/${row.variant}/${row.packingGroup ?? '-'}`))).toEqual([]);
  });

  it('DICT-05 names only classes and labels that exist, the class among the labels', () => {
    for (const row of goods) {
      expect([row.un, [row.class, ...row.subsidiary].filter((code) => !known.has(code))]).toEqual([row.un, []]);
      if (row.labels.length === 0) continue;
      const main = row.labels[0] === '9A' ? '9' : row.labels[0];
      expect([row.un, main, row.labels.slice(1)]).toEqual([row.un, row.class, row.subsidiary]);
    }
  });

  it('DICT-05 leaves without a label what travels under a mark alone: excepted packages and biological substances', () => {
    const bare = goods.filter((row) => row.labels.length === 0);
    expect(bare.map((row) => row.un)).toEqual(['2908', '2911', '3373']);
    for (const row of bare) expect(row.noteEn).toContain(`mark UN ${row.un}`);
  });

  it('DICT-05 classes tetramethylammonium hydroxide by how strong the solution is', () => {
    const solutions = goods.filter((row) => row.un === '1835' || row.un === '3560');
    expect(solutions.map((row) => [row.un, row.variant, row.packingGroup, ...row.labels])).toEqual([
      ['1835', 1, 'II', '8', '6.1'],
      ['1835', 2, 'III', '8'],
      ['3560', 1, 'I', '6.1', '8'],
    ]);
  });

  it('DICT-05 gives every explosive a compatibility group, nothing else one, and no packing group to classes 1, 2 and 7', () => {
    for (const row of goods) {
      expect([row.un, row.compatibility !== null]).toEqual([row.un, row.class.startsWith('1.')]);
      if (/^[127](\.|$)/.test(row.class)) expect([row.un, row.packingGroup]).toEqual([row.un, null]);
    }
  });

  it('DICT-05 gives lithium and sodium ion batteries the 9A label', () => {
    const batteries = new Set(goods.filter((row) => row.labels.includes('9A')).map((row) => row.un));
    expect([...batteries].toSorted()).toEqual(['3090', '3091', '3480', '3481', '3551', '3552']);
  });

  it('DICT-05 allows no limited quantity in packing group I but for flammable liquids in 500 mL', () => {
    const wrong = goods.filter(
      (row) =>
        row.packingGroup === 'I' &&
        row.limitedQuantity !== null &&
        !(row.class === '3' && row.limitedQuantity === '500 mL'),
    );
    expect(wrong.map((row) => row.un)).toEqual([]);
  });

  it('DICT-05 counts the variants of a number from 1 without gaps', () => {
    const byNumber = Map.groupBy(goods, (row) => row.un);
    for (const [un, rows] of byNumber) {
      const variants = [...new Set(rows.map((row) => row.variant))];
      expect([un, variants]).toEqual([un, variants.map((_, index) => index + 1)]);
    }
  });

  it('DICT-05 writes every note in both languages', () => {
    expect(goods.filter((row) => (row.noteZh === null) !== (row.noteEn === null)).map((row) => row.un)).toEqual([]);
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
    const rows: unknown[] = z
      .array(z.unknown())
      .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
    expect(rows.filter((row) => !schema.safeParse(row).success)).toEqual([]);
  });
});
