import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionarySearch } from './dictionary-search.ts';

/** Where a table is found and what it is called, for pages that only lead to it. */
export interface TableEntry {
  dataset: Dataset;
  path: string;
  search: DictionarySearch;
  title: MessageDescriptor;
}

/** All tables in the order of the menu. */
export const TABLES: readonly TableEntry[] = [
  { dataset: 'ports', path: '/dictionary/ports', search: {}, title: msg`Ports` },
  { dataset: 'hs-codes', path: '/dictionary/hsCode', search: {}, title: msg`HS codes` },
  { dataset: 'containers', path: '/dictionary/containerSize', search: {}, title: msg`Containers` },
  { dataset: 'cold-box', path: '/dictionary/containerSize', search: { view: 'cold' }, title: msg`Cold box products` },
  { dataset: 'trade-terms', path: '/dictionary/tradeTerms', search: {}, title: msg`Trade terms` },
  { dataset: 'dangerous-goods', path: '/dictionary/dangerousGoods', search: {}, title: msg`Dangerous goods` },
  { dataset: 'pallets', path: '/dictionary/palletSizes', search: {}, title: msg`Pallet sizes` },
];
