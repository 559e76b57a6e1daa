import { z } from 'zod';
import { PACKING_GROUPS } from '#contract/dangerous-goods.ts';
import { readData } from '../read-data.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

const text = z.string().min(1).nullable();
const good = z
  .object({
    un: z.string().regex(/^\d{4}$/),
    variant: z.number().int().positive(),
    nameZh: text,
    nameEn: z.string().min(1),
    class: z.string().regex(/^[1-9](\.[1-6])?$/),
    compatibilityGroup: text.default(null),
    subsidiary: z.array(z.string()),
    packingGroup: z.enum(PACKING_GROUPS).nullable(),
    labels: z.array(z.string()),
    limitedQuantity: text,
    noteZh: text,
    noteEn: text,
  })
  .transform(({ compatibilityGroup, ...row }) => ({ ...row, compatibility: compatibilityGroup }));

/** Common goods, which the project has written, stand before those of an imported list. */
const weight = 20;

/** DICT-05, the dangerous goods: what is shipped often, in both languages. */
export const dangerousGoodsSeed: SeedDataset<'dangerous-goods'> = {
  dataset: 'dangerous-goods',
  edition: authoredEdition('UN 2026', 'Harbourway', true),
  entries: () => readData('dangerous-goods', good).map((row) => ({ row, weight })),
};
