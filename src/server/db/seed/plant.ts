import type { Dataset } from '#contract/dictionary.ts';
import { renewSearchText } from '#server/modules/dictionary/renew-search-text.ts';
import { applyEntries } from '#server/modules/dictionary/write.ts';
import type { Transaction } from '../transaction.ts';
import { plantContent } from './content.ts';
import { dangerousGoodsSeed } from './datasets/dangerous-goods.ts';
import { hsCodesSeed } from './datasets/hs-codes.ts';
import { portsSeed } from './datasets/ports.ts';
import type { SeedDataset } from './datasets/seed-dataset.ts';
import { coldBoxSeed, containersSeed, palletsSeed, tradeTermsSeed } from './datasets/small-tables.ts';
import type { Missing } from './seed.ts';

const seeds: { readonly [Name in Dataset]: SeedDataset<Name> } = {
  ports: portsSeed,
  'hs-codes': hsCodesSeed,
  containers: containersSeed,
  'cold-box': coldBoxSeed,
  'trade-terms': tradeTermsSeed,
  'dangerous-goods': dangerousGoodsSeed,
  pallets: palletsSeed,
};

/** Writes what is missing, within the caller's transaction. */
export async function plant(transaction: Transaction, { datasets, outdated, content }: Missing): Promise<void> {
  for (const name of outdated) await renewSearchText(transaction, name);
  for (const name of datasets) await plantDataset(transaction, seeds[name]);
  if (content.length > 0) await plantContent(transaction, content);
}

async function plantDataset<Name extends Dataset>(transaction: Transaction, seed: SeedDataset<Name>): Promise<void> {
  const { dataset, edition, entries } = seed;
  await applyEntries(transaction, dataset, { rows: entries(), mode: 'replace', origin: 'seed', edition });
}
