import type { Dataset } from '#contract/datasets.ts';
import type { SearchHit } from '#contract/search.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import type { HitKind } from './order.ts';
import { alsoOf, excerptOf, markedCode, markedTitle, type Sought } from './snippet.ts';

const NO_TEXT = { zh: '', en: '' };

/** A row of a table as a hit; `pinyin` are the readings of its Chinese names. */
export function rowAsHit<Name extends Dataset>(
  dataset: Name,
  row: DatasetRows[Name],
  { kind, pinyin }: { kind: HitKind; pinyin: readonly string[] },
  sought: Sought,
): SearchHit {
  const table = definitions[dataset];
  const [id, code] = [table.key(row), table.code(row)];
  const { nameZh, nameEn } = row;
  const shown = {
    code: code === null ? null : markedCode(code, sought),
    title: markedTitle({ zh: nameZh ?? nameEn ?? '', en: nameEn ?? nameZh ?? '' }, sought),
    snippet: excerptOf(table.summary(row), NO_TEXT, sought),
  };
  const { codes, names } = table.texts(row);
  const also = alsoOf(shown, [...names, ...codes, ...pinyin], kind, sought);
  return { node: dataset, id, address: `${table.entryPath}/${encodeURIComponent(id)}`, date: null, ...shown, also };
}
