import { z } from 'zod';
import { type DangerousGood, dangerousGood } from '#contract/dangerous-goods.ts';
import { readData } from '../read-data.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

/** The file was written before the contract had a name for the compatibility group; both names are read. */
const good = z
  .looseObject({ compatibilityGroup: z.string().nullish(), compatibility: z.string().nullish() })
  .transform(({ compatibilityGroup, compatibility, ...row }) => ({
    ...row,
    compatibility: compatibility ?? compatibilityGroup ?? null,
  }))
  .pipe(dangerousGood);

/** Common goods, which the project has written, stand before those of an imported list. */
const weight = 20;

/** DICT-05, the dangerous goods: what is shipped often, in both languages. */
export const dangerousGoodsSeed: SeedDataset<'dangerous-goods'> = {
  dataset: 'dangerous-goods',
  edition: authoredEdition('UN 2026', 'Harbourway', true),
  entries: () => readData<DangerousGood>('dangerous-goods', good).map((row) => ({ row, weight })),
};
