import {
  type ColdProduct,
  type Container,
  coldProduct,
  container,
  type Pallet,
  pallet,
  type TradeTerm,
  tradeTerm,
} from '#contract/tables.ts';
import { weightByPosition } from '#server/modules/dictionary/weights.ts';
import { readData } from '../read-data.ts';
import { authoredEdition, type SeedDataset } from './seed-dataset.ts';

/** Keeps the order of the file, which goes from the usual to the special. */
function inFileOrder<Row>(rows: readonly Row[]): { row: Row; weight: number; position: number }[] {
  return rows.map((row, position) => ({ row, weight: weightByPosition(position), position }));
}

/** DICT-03. */
export const containersSeed: SeedDataset<'containers'> = {
  dataset: 'containers',
  edition: authoredEdition('ISO 668', 'Harbourway'),
  entries: () => inFileOrder<Container>(readData('containers', container)),
};

/** DICT-04. */
export const coldBoxSeed: SeedDataset<'cold-box'> = {
  dataset: 'cold-box',
  edition: authoredEdition('2026', 'Harbourway'),
  entries: () => readData<ColdProduct>('cold-box', coldProduct).map((row, position) => ({ row, weight: 0, position })),
};

/** DICT-05, the terms. */
export const tradeTermsSeed: SeedDataset<'trade-terms'> = {
  dataset: 'trade-terms',
  edition: authoredEdition('2020', 'Harbourway'),
  entries: () => inFileOrder<TradeTerm>(readData('trade-terms', tradeTerm)),
};

/** DICT-05, the pallets. */
export const palletsSeed: SeedDataset<'pallets'> = {
  dataset: 'pallets',
  edition: authoredEdition('ISO 6780, GB/T 2934', 'Harbourway'),
  entries: () => inFileOrder<Pallet>(readData('pallets', pallet)),
};
