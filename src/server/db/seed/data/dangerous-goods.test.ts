import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chinese, duplicates, english, load, whole } from './small-table-rows.ts';

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
