import { z } from 'zod';
import type { HsCode, HsLevel } from '#contract/tables.ts';
import { hsWeight } from '#server/modules/dictionary/weights.ts';
import { readData } from '../read-data.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

const named = z.object({ code: z.string().regex(/^\d{2}(\d{2})?$/), zh: z.string().min(1), en: z.string().min(1) });

const date = z.iso.date();
const line = z.object({
  code: z.string().regex(/^\d{10}$/),
  zh: z.string().min(1),
  en: z.string().min(1).nullable().default(null),
  units: z.array(z.object({ zh: z.string(), en: z.string() })).default([]),
  rebates: z
    .array(
      z.object({
        rate: z.number().min(0).max(100),
        from: date,
        to: date.nullable().default(null),
        note: z.string().nullable().default(null),
      }),
    )
    .default([]),
  ciq: z
    .array(
      z.object({ code: z.string().regex(/^\d{13}$/), zh: z.string().min(1), en: z.string().nullable().default(null) }),
    )
    .default([]),
  elements: z.array(z.string()).default([]),
  elementsEn: z.array(z.string()).default([]),
});

/** DICT-02: all chapters and headings in the project's own words, and lines marked as a sample. */
export const hsCodesSeed: SeedDataset<'hs-codes'> = {
  dataset: 'hs-codes',
  edition: authoredEdition('hs-codes', { sample: true }),
  entries: () =>
    [
      ...headed('hs-chapters', 'chapter'),
      ...headed('hs-headings', 'heading'),
      ...readData('hs-lines', line).map(lineRow),
    ].map((row) => ({ row, weight: hsWeight(row) })),
};

function headed(file: string, level: HsLevel): HsCode[] {
  const rows = ['01-48', '49-97'].flatMap((part) => readData(`${file}-${part}`, named));
  return rows.map(({ code, zh, en }) => ({
    code,
    level,
    nameZh: zh,
    nameEn: en,
    units: [],
    rebates: [],
    ciq: [],
    elementsZh: [],
    elementsEn: [],
    sample: false,
  }));
}

function lineRow({ code, zh, en, elements, elementsEn, ciq, ...rest }: z.infer<typeof line>): HsCode {
  return {
    code,
    level: 'line10',
    nameZh: zh,
    nameEn: en,
    ...rest,
    ciq: ciq.map((item) => ({ code: item.code, nameZh: item.zh, nameEn: item.en })),
    elementsZh: elements,
    elementsEn,
    sample: true,
  };
}
