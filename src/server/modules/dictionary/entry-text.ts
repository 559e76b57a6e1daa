import type { Dataset } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { joinPinyin, splitPinyin } from '#domain/dictionary/pinyin-column.ts';
import { searchFieldsOf } from '#domain/dictionary/search-fields.ts';
import { indexColumns } from '#domain/search/server-plan.ts';
import { readingsOf } from './readings.ts';

const HAN = /\p{Script=Han}/u;

/** Pinyin of all Chinese names of a row, each once; empty when it has none. */
function pinyinOfRow<Name extends Dataset>(dataset: Name, row: DatasetRows[Name]): string {
  const { places, spoken = ({ nameZh }) => [nameZh] } = definitions[dataset];
  const names = spoken(row).filter((name): name is string => name !== null && HAN.test(name));
  const named = places ? 'place' : 'goods';
  return joinPinyin([...new Set(names.flatMap((name) => readingsOf(name, named)))]);
}

/** The search columns that the table stores beside a row. */
interface EntryText {
  latin: string;
  han: string[];
  facets: string[];
  pinyin: string;
}

/** Computes the search columns of a row. `known` is its pinyin where that was made before, in the column's form. */
export function entryText<Name extends Dataset>(
  dataset: Name,
  row: DatasetRows[Name],
  weight: number,
  known?: string,
): EntryText {
  const pinyin = known ?? pinyinOfRow(dataset, row);
  const { latin, grams } = indexColumns(searchFieldsOf(dataset, row, { pinyin: splitPinyin(pinyin), weight }));
  return { latin, han: grams, facets: definitions[dataset].facets(row), pinyin };
}
