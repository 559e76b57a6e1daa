import type { Dataset } from '#contract/dictionary.ts';
import type { Locale } from '#contract/locale.ts';
import { COUNTRY_ORDER } from './country-order.ts';
import type { SortColumn } from './datasets/define.ts';
import { definitions } from './datasets/index.ts';

export type SortOrder = 'asc' | 'desc';

/** The column of a sort parameter, or null when the table has no such column. */
export function sortColumn(dataset: Dataset, name: string): SortColumn | null {
  const { sorting } = definitions[dataset];
  return Object.hasOwn(sorting, name) ? (sorting[name] ?? null) : null;
}

const CHINESE: Readonly<Record<string, string>> = { nameEn: 'nameZh', country: 'countryZh' };

/** The sort parameter by which a column stands in the order of what it shows in a language. */
export function sortInLanguage(name: string, locale: Locale): string {
  return locale === 'zh_CN' ? (CHINESE[name] ?? name) : name;
}

/** The value a row is sorted by; null where it has none. `pinyin`: of its Chinese names, the displayed one first. */
export function sortValue(column: SortColumn, row: unknown, pinyin: readonly string[]): string | number | null {
  if (column.by === 'country') {
    const at = COUNTRY_ORDER[column.locale].indexOf(String(fieldOf(row, 'countryCode')));
    return at === -1 ? null : at;
  }
  const value = column.by === 'spoken' ? spokenName(row, pinyin) : fieldOf(row, column.field);
  if (typeof value === 'number') return value;
  return value === null || value === undefined ? null : lowered(String(value));
}

function spokenName(row: unknown, pinyin: readonly string[]): unknown {
  const written = fieldOf(row, 'nameZh');
  return written === null ? fieldOf(row, 'nameEn') : pinyin[0] || written;
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

/** The value of a row's field, null where it has no such field. */
function fieldOf(row: unknown, field: string): unknown {
  if (typeof row !== 'object' || row === null) return null;
  return Object.getOwnPropertyDescriptor(row, field)?.value ?? null;
}
