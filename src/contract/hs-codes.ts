import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { defineDictionary } from './dictionary.ts';

/** A tax refund rate for outbound shipments in percent, in force from `from` to `to` (ISO dates, `to` null = open). */
export const rebate = z.object({
  rate: z.number(),
  from: z.string(),
  to: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type Rebate = z.infer<typeof rebate>;

const ciqCode = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.nullable(z.string()) });
export type CiqCode = z.infer<typeof ciqCode>;

export const HS_LEVELS = ['chapter', 'heading', 'subheading', 'line8', 'line10'] as const;
export const hsLevel = z.enum(HS_LEVELS);
export type HsLevel = z.infer<typeof hsLevel>;

/** A line of the customs tariff at any level; `code` is text, leading zeros count. */
export const hsCode = z.object({
  code: z.string(),
  level: hsLevel,
  nameZh: z.string(),
  nameEn: z.nullable(z.string()),
  units: z.array(bilingual),
  rebates: z.array(rebate),
  ciq: z.array(ciqCode),
  /** Declaration elements in the order customs wants them. */
  elementsZh: z.array(z.string()),
  elementsEn: z.array(z.string()),
  /** True for lines written for demonstration; the official file replaces them. */
  sample: z.boolean(),
});
export type HsCode = z.infer<typeof hsCode>;

export const hsCodes = defineDictionary('hs-codes', 'hsCodes', hsCode);
