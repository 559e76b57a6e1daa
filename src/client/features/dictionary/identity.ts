import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { formatHsCode } from '#domain/hs-code.ts';

/** Both names of an entry; one of them may be missing. */
export interface Names {
  zh: string | null;
  en: string | null;
}

const codes: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => string | null } = {
  ports: (row) => row.code,
  'hs-codes': (row) => formatHsCode(row.code),
  containers: (row) => row.id,
  'cold-box': () => null,
  'trade-terms': (row) => row.code,
  'dangerous-goods': (row) => `UN ${row.un}`,
  pallets: (row) => `${row.lengthMm} × ${row.widthMm}`,
};

/** The code of a row as it is read and copied; null where the entries have none that means anything. */
export function codeOf<Name extends Dataset>(dataset: Name, row: DatasetRows[Name]): string | null {
  return codes[dataset](row);
}

/** Both names of a row. */
export function namesOf(row: DatasetRows[Dataset]): Names {
  return { zh: row.nameZh, en: row.nameEn };
}

/** Address of an entry's own page. */
export function entryHref(table: { entryPath: string }, key: string): string {
  return `${table.entryPath}/${encodeURIComponent(key)}`;
}
