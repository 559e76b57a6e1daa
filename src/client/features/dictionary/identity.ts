import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';

/** Both names of an entry; one of them may be missing. */
export interface Names {
  zh: string | null;
  en: string | null;
}

/** Both names of a row. */
export function namesOf(row: DatasetRows[Dataset]): Names {
  return { zh: row.nameZh, en: row.nameEn };
}

/** Address of an entry's own page. */
export function entryHref(table: { entryPath: string }, key: string): string {
  return `${table.entryPath}/${encodeURIComponent(key)}`;
}
