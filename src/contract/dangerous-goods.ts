import * as z from 'zod/mini';
import { defineDictionary } from './dictionary.ts';

export const PACKING_GROUPS = ['I', 'II', 'III'] as const;

/** A dangerous goods entry; its key is number, variant of the name, and packing group: `1263-1-II`. */
export const dangerousGood = z.object({
  un: z.string(),
  variant: z.number(),
  nameZh: z.nullable(z.string()),
  nameEn: z.string(),
  class: z.string(),
  /** Compatibility group of class 1, such as `S`. */
  compatibility: z.nullable(z.string()),
  subsidiary: z.array(z.string()),
  packingGroup: z.nullable(z.enum(PACKING_GROUPS)),
  labels: z.array(z.string()),
  limitedQuantity: z.nullable(z.string()),
  noteZh: z.nullable(z.string()),
  noteEn: z.nullable(z.string()),
});
export type DangerousGood = z.infer<typeof dangerousGood>;
export const dangerousGoods = defineDictionary('dangerous-goods', 'dangerousGoods', dangerousGood);
