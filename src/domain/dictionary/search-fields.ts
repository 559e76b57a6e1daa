import type { Dataset } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { SearchFields } from '#domain/search/pack.ts';
import { definitions } from './datasets/index.ts';
import { rowSynonyms } from './row-synonyms.ts';

/**
 * The searchable fields of a row, per table; the same on the server, where they become the search columns, and on the
 * device, where they become the index. When what is made of a row here changes, `SEARCH_RULES` of the server's tables
 * rises. `pinyin`: one entry per Chinese name, syllables separated by spaces ('ning bo').
 */
export function searchFieldsOf<Name extends Dataset>(
  dataset: Name,
  row: DatasetRows[Name],
  extra: { pinyin: readonly string[]; weight: number },
): SearchFields {
  const { pinyin, weight } = extra;
  return { ...definitions[dataset].texts(row), pinyin, synonyms: rowSynonyms(dataset, row), weight };
}
