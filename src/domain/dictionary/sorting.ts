import type { Dataset } from '#contract/dictionary.ts';

/** A column a table can be sorted by: where its value stands in the row, and whether it is a number. */
export interface SortColumn {
  readonly path: readonly string[];
  readonly numeric: boolean;
}

const text = (...path: string[]): SortColumn => ({ path, numeric: false });
const number = (...path: string[]): SortColumn => ({ path, numeric: true });

/**
 * The closed list of sort columns per table: nothing else reaches the database. Without a sort column rows stand by
 * weight (heavier first), then key.
 */
export const SORT_COLUMNS: { readonly [Name in Dataset]: Readonly<Record<string, SortColumn>> } = {
  ports: { code: text('code'), nameEn: text('nameEn'), country: text('countryCode'), type: text('type') },
  'hs-codes': { code: text('code'), nameEn: text('nameEn') },
  containers: {
    code: text('id'),
    grossKg: number('grossKg'),
    payloadKg: number('payloadKg'),
    volumeM3: number('volumeM3'),
  },
  'cold-box': { nameEn: text('nameEn'), category: text('category'), minC: number('minC'), maxC: number('maxC') },
  'trade-terms': { code: text('code'), edition: number('edition') },
  'dangerous-goods': { code: text('un'), nameEn: text('nameEn'), class: text('class') },
  pallets: { lengthMm: number('lengthMm'), widthMm: number('widthMm') },
};

/** The column of a sort parameter, or null when the table has no such column. */
export function sortColumn(dataset: Dataset, name: string): SortColumn | null {
  return Object.hasOwn(SORT_COLUMNS[dataset], name) ? (SORT_COLUMNS[dataset][name] ?? null) : null;
}

/** Compares as the database does with its `C.UTF-8` collation: by code point, what is missing last. */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}

/** Follows a path into a row. */
export function valueAt(row: unknown, path: readonly string[]): unknown {
  let value: unknown = row;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.entries(value).find(([name]) => name === step)?.[1] ?? null;
  }
  return value;
}
