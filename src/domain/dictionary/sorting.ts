import type { Dataset } from '#contract/dictionary.ts';
import type { Locale } from '#contract/locale.ts';
import { COUNTRY_ORDER } from './country-order.ts';

/**
 * A column a table can be sorted by. `text`: as written at the path, small and capital letters alike. `number`: the number
 * at the path. `spoken`: the Chinese name by its pinyin, the English one where there is none. `country`: by the place of
 * the row's country in a list of codes.
 */
export type SortColumn =
  | { readonly by: 'text' | 'number'; readonly path: readonly string[] }
  | { readonly by: 'spoken' }
  | { readonly by: 'country'; readonly codes: readonly string[] };

export type SortOrder = 'asc' | 'desc';

const text = (...path: string[]): SortColumn => ({ by: 'text', path });
const number = (...path: string[]): SortColumn => ({ by: 'number', path });
const nameEn = text('nameEn');
const nameZh: SortColumn = { by: 'spoken' };

/**
 * The closed list of sort columns per table: nothing else reaches the database. Without a sort column rows stand by
 * weight (heavier first), then key.
 */
const SORT_COLUMNS: { readonly [Name in Dataset]: Readonly<Record<string, SortColumn>> } = {
  ports: {
    code: text('code'),
    nameEn,
    nameZh,
    country: { by: 'country', codes: COUNTRY_ORDER.en_US },
    countryZh: { by: 'country', codes: COUNTRY_ORDER.zh_CN },
    type: text('type'),
  },
  'hs-codes': { code: text('code'), nameEn, nameZh },
  containers: {
    code: text('id'),
    grossKg: number('grossKg'),
    payloadKg: number('payloadKg'),
    volumeM3: number('volumeM3'),
  },
  'cold-box': { nameEn, nameZh, category: text('category'), minC: number('minC'), maxC: number('maxC') },
  'trade-terms': { code: text('code'), edition: number('edition') },
  'dangerous-goods': { code: text('un'), nameEn, nameZh, class: text('class') },
  pallets: { lengthMm: number('lengthMm'), widthMm: number('widthMm') },
};

/** The column of a sort parameter, or null when the table has no such column. */
export function sortColumn(dataset: Dataset, name: string): SortColumn | null {
  return Object.hasOwn(SORT_COLUMNS[dataset], name) ? (SORT_COLUMNS[dataset][name] ?? null) : null;
}

const CHINESE: Readonly<Record<string, string>> = { nameEn: 'nameZh', country: 'countryZh' };

/** The sort parameter by which a column stands in the order of what it shows in a language. */
export function sortInLanguage(name: string, locale: Locale): string {
  return locale === 'zh_CN' ? (CHINESE[name] ?? name) : name;
}

/** What a row is sorted by; null where it has nothing there. `pinyin`: of its Chinese names, the displayed one first. */
export function sortValue(column: SortColumn, row: unknown, pinyin: readonly string[]): string | number | null {
  if (column.by === 'country') {
    const at = column.codes.indexOf(String(valueAt(row, ['countryCode'])));
    return at === -1 ? null : at;
  }
  const value = column.by === 'spoken' ? spokenName(row, pinyin) : valueAt(row, column.path);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : lowered(String(value));
}

function spokenName(row: unknown, pinyin: readonly string[]): unknown {
  const written = valueAt(row, ['nameZh']);
  return written === null ? valueAt(row, ['nameEn']) : pinyin[0] || written;
}

/** As PostgreSQL's `lower` does under the collation `C`: the letters A to Z alone. */
function lowered(value: string): string {
  return value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Compares as the database does with its `C.UTF-8` collation: by code point; what is missing stands last both ways. */
export function compareValues(a: string | number | null, b: string | number | null, order: SortOrder): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const sign = order === 'desc' ? -1 : 1;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return String(a) < String(b) ? -sign : sign;
}

/** Follows a path into a row. */
function valueAt(row: unknown, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.entries(value).find(([name]) => name === step)?.[1] ?? null;
  }
  return value;
}
