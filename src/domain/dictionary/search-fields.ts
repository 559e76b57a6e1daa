import type { ColdProduct, Container, Pallet } from '#contract/containers.ts';
import type { DangerousGood } from '#contract/dangerous-goods.ts';
import type { Dataset } from '#contract/dictionary.ts';
import type { HsCode } from '#contract/hs-codes.ts';
import type { Port } from '#contract/ports.ts';
import type { TradeTerm } from '#contract/trade-terms.ts';
import type { SearchFields } from '#domain/search/pack.ts';
import { rowSynonyms } from './row-synonyms.ts';
import { rowTexts } from './row-texts.ts';

/** The row type of each dictionary table. */
export interface DatasetRows {
  ports: Port;
  'hs-codes': HsCode;
  containers: Container;
  'cold-box': ColdProduct;
  'trade-terms': TradeTerm;
  'dangerous-goods': DangerousGood;
  pallets: Pallet;
}

/**
 * What of a row can be searched, per table; the same on the server, where it becomes the search columns, and on the
 * device, where it becomes the index. When what is made of a row here changes, `SEARCH_RULES` of the server's tables rises.
 * `pinyin`: one entry per Chinese name, syllables separated by spaces ('ning bo').
 */
export function searchFieldsOf<Name extends Dataset>(
  dataset: Name,
  row: DatasetRows[Name],
  extra: { pinyin: readonly string[]; weight: number },
): SearchFields {
  const { pinyin, weight } = extra;
  return { ...rowTexts(dataset, row), pinyin, synonyms: rowSynonyms(dataset, row), weight };
}
