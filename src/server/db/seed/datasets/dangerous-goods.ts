import { type DangerousGood, dangerousGood } from '#contract/tables.ts';
import { readData } from '../read-data.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

/** Common goods, which the project has written, stand before those of an imported list. */
const weight = 20;

/** DICT-05, the dangerous goods: what is shipped often, in both languages. */
export const dangerousGoodsSeed: SeedDataset<'dangerous-goods'> = {
  dataset: 'dangerous-goods',
  edition: authoredEdition('dangerous-goods', { sample: true }),
  entries: () => readData<DangerousGood>('dangerous-goods', dangerousGood).map((row) => ({ row, weight })),
};
