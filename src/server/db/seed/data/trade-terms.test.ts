import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TRADE_STAGES, tradeParty, tradeStage } from '#contract/tables.ts';
import { chinese, duplicates, english, load } from './small-table-rows.ts';

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
  riskAt: tradeStage,
  riskZh: chinese,
  riskEn: english,
  costs: z.record(tradeStage, tradeParty),
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
      const open = TRADE_STAGES.filter((name) => row.costs[name] === 'none');
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
      const late = TRADE_STAGES.indexOf(row.riskAt) > TRADE_STAGES.indexOf('mainCarriage');
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
