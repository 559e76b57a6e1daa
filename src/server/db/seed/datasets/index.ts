import type { Dataset } from '#contract/datasets.ts';
import { tables } from '#contract/tables.ts';
import { weightByPosition } from '#server/modules/dictionary/weights.ts';
import { readData } from '../read-data.ts';
import { dangerousGoodsSeed } from './dangerous-goods.ts';
import { hsCodesSeed } from './hs-codes.ts';
import { portsSeed } from './ports.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

/** The tables whose file is made into rows, or whose rows do not weigh by their place in it. */
const own: { readonly [Name in Dataset]?: SeedDataset<Name> } = {
  ports: portsSeed,
  'hs-codes': hsCodesSeed,
  'cold-box': inFileOrder('cold-box', () => 0),
  'dangerous-goods': dangerousGoodsSeed,
};

/** The file of a table as its rows: it goes from the usual to the special, which stays their order. */
function inFileOrder<Name extends Dataset>(dataset: Name, weightAt = weightByPosition): SeedDataset<Name> {
  return {
    dataset,
    edition: authoredEdition(dataset),
    entries: () =>
      readData(dataset, tables[dataset].row).map((row, position, { length }) => ({
        row,
        weight: weightAt(position, length),
        position,
      })),
  };
}

/** Returns the rows that the project has written for a table. */
export function seedOf<Name extends Dataset>(dataset: Name): SeedDataset<Name> {
  return own[dataset] ?? inFileOrder(dataset);
}
