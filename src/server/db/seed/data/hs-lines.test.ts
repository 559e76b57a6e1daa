import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ancestorsOf, hsLevel, isReservedChapter, rebateOn } from '#domain/hs-code.ts';
import chaptersLow from './hs-chapters-01-48.json' with { type: 'json' };
import chaptersHigh from './hs-chapters-49-97.json' with { type: 'json' };
import headingsLow from './hs-headings-01-48.json' with { type: 'json' };
import headingsHigh from './hs-headings-49-97.json' with { type: 'json' };
import source from './hs-lines.json' with { type: 'json' };

const text = z.string().check(z.trim(), z.minLength(1));
const named = z.strictObject({ code: z.string().check(z.regex(/^\d+$/)), zh: text, en: text });

const line = z.strictObject({
  code: z.string().check(z.regex(/^\d{10}$/)),
  zh: text,
  en: text,
  units: z.array(named).check(z.minLength(1), z.maxLength(2)),
  rebates: z
    .array(
      z.strictObject({
        rate: z.number().check(z.gte(0), z.lte(13)),
        from: z.iso.date(),
        to: z.nullable(z.iso.date()),
        note: z.optional(text),
      }),
    )
    .check(z.minLength(1)),
  ciq: z.array(named).check(z.minLength(1)),
  elements: z.array(text).check(z.minLength(4)),
  elementsEn: z.array(text),
});

const lines = z.array(line).parse(source);
const codesWhere = (test: (row: z.infer<typeof line>) => boolean) => lines.filter(test).map((row) => row.code);
const hasDuplicates = (values: readonly string[]) => new Set(values).size !== values.length;
const dayAfter = (isoDate: string) => new Date(Date.parse(isoDate) + 86_400_000).toISOString().slice(0, 10);
const cjk = /\p{Script=Han}/u;

describe('the sample of tariff lines', () => {
  it('DICT-02 holds at least 320 lines in at least 60 chapters', () => {
    expect(lines.length).toBeGreaterThanOrEqual(320);
    expect(new Set(lines.map((row) => row.code.slice(0, 2))).size).toBeGreaterThanOrEqual(60);
  });

  it('DICT-02 is in ascending order of code without repeats', () => {
    const codes = lines.map((row) => row.code);
    expect(codes).toEqual([...new Set(codes)].sort());
  });

  it('DICT-02 hangs below chapters and headings that the project has written', () => {
    const known = new Set([...chaptersLow, ...chaptersHigh, ...headingsLow, ...headingsHigh].map(({ code }) => code));
    const orphans = codesWhere((row) =>
      ancestorsOf(row.code)
        .slice(0, 2)
        .some((code) => !known.has(code)),
    );
    expect(orphans).toEqual([]);
    expect(codesWhere((row) => hsLevel(row.code) !== 'line10' || isReservedChapter(row.code))).toEqual([]);
  });

  it('DICT-02 is named in Chinese and in English', () => {
    const names = (row: z.infer<typeof line>) => [row, ...row.units, ...row.ciq];
    expect(codesWhere((row) => names(row).some(({ zh }) => !cjk.test(zh)))).toEqual([]);
    expect(codesWhere((row) => names(row).some(({ en }) => cjk.test(en)))).toEqual([]);
  });
});

describe('units of the sample', () => {
  it('DICT-02 has three-digit declaration codes, one label for each', () => {
    const labels = new Map<string, string>();
    for (const { code, zh, en } of lines.flatMap((row) => row.units)) {
      expect(code).toMatch(/^\d{3}$/);
      const label = `${zh} ${en}`;
      expect(labels.get(code) ?? label).toBe(label);
      labels.set(code, label);
    }
    expect(codesWhere((row) => hasDuplicates(row.units.map((unit) => unit.code)))).toEqual([]);
  });
});

describe('rebates of the sample', () => {
  it('DICT-02 follow each other day by day, and only the last stays open', () => {
    for (const { code, rebates } of lines) {
      rebates.forEach(({ from, to }, index) => {
        const next = rebates[index + 1];
        if (to !== null) expect(from <= to, code).toBe(true);
        expect(next === undefined ? to === null : to !== null && next.from === dayAfter(to), code).toBe(true);
      });
    }
  });

  it('DICT-02 never state two equal rates in a row', () => {
    const flat = codesWhere((row) => row.rebates.some(({ rate }, index) => row.rebates[index + 1]?.rate === rate));
    expect(flat).toEqual([]);
  });

  it('DICT-02 say of every zero whether goods are exempt or the refund is gone', () => {
    expect(codesWhere((row) => row.rebates.some(({ rate, note }) => rate === 0 && note === undefined))).toEqual([]);
  });

  it('DICT-02 step batteries from 9 to 6 to 0 and end photovoltaics on 2026-04-01', () => {
    const rateOn = (code: string, date: string) =>
      rebateOn(lines.find((row) => row.code === code)?.rebates ?? [], date)?.rate;
    const days = ['2024-11-30', '2024-12-01', '2026-03-31', '2026-04-01', '2026-12-31', '2027-01-01'];
    const rates = (code: string) => days.map((day) => rateOn(code, day));
    expect(rates('8507600090')).toEqual([13, 9, 9, 6, 6, 0]);
    expect(rates('8541420000')).toEqual([13, 9, 9, 0, 0, 0]);
    expect(rates('8541430000')).toEqual([13, 9, 9, 0, 0, 0]);
  });
});

describe('CIQ codes of the sample', () => {
  it('DICT-02 are 13 digits that begin with the code of their line', () => {
    const strays = codesWhere((row) =>
      row.ciq.some(({ code }) => hsLevel(code) !== 'ciq' || !code.startsWith(row.code)),
    );
    expect(strays).toEqual([]);
    expect(hasDuplicates(lines.flatMap((row) => row.ciq.map(({ code }) => code)))).toBe(false);
  });

  it('DICT-02 come several to a line in at least 60 lines', () => {
    expect(codesWhere((row) => row.ciq.length > 1).length).toBeGreaterThanOrEqual(60);
  });
});

describe('declaration elements of the sample', () => {
  it('DICT-02 come in both languages, pairwise', () => {
    expect(codesWhere((row) => row.elements.length !== row.elementsEn.length)).toEqual([]);
    const english = new Map<string, string>();
    for (const row of lines) {
      row.elements.forEach((element, index) => {
        const translation = row.elementsEn[index] ?? '';
        expect(english.get(element) ?? translation, row.code).toBe(translation);
        english.set(element, translation);
      });
    }
    expect([...english.values()].filter((translation) => cjk.test(translation))).toEqual([]);
  });

  it('DICT-02 begin as every declaration does and name nothing twice', () => {
    const opening = ['品名', '品牌类型', '出口享惠情况'];
    expect(codesWhere((row) => opening.some((element, index) => row.elements[index] !== element))).toEqual([]);
    expect(codesWhere((row) => hasDuplicates(row.elements) || hasDuplicates(row.elementsEn))).toEqual([]);
  });
});
