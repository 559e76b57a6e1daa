import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { SearchFields } from '#domain/search/pack.ts';

type RowTexts = Pick<SearchFields, 'codes' | 'names'>;

/** A list without what is null or empty. */
function present(...values: readonly (string | null)[]): string[] {
  return values.filter((value): value is string => value !== null && value !== '');
}

/** A pallet is asked for by either side first, with a letter or a sign between them. */
function palletSizes(width: number, length: number): string[] {
  const orders = [`${width}x${length}`, `${length}x${width}`, `${width} ${length}`, `${length} ${width}`];
  return [...new Set(orders)];
}

/** A UN number is also written without the zeros before it. */
const unCodes = (un: string): string[] => [...new Set([un, `UN${un}`, `UN${Number(un)}`])];

const texts: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => RowTexts } = {
  ports: (row) => ({
    codes: [row.code, ...row.aliasCodes],
    names: present(row.nameEn, row.nameZh, ...row.aliasesEn, ...row.aliasesZh, row.country.en, row.country.zh),
  }),
  'hs-codes': (row) => ({
    codes: [row.code, ...row.ciq.map((ciq) => ciq.code)],
    names: present(row.nameEn, row.nameZh),
  }),
  containers: (row) => ({ codes: [row.id, row.isoCode], names: [row.nameEn, row.nameZh] }),
  'cold-box': (row) => ({ codes: [row.id], names: [row.nameEn, row.nameZh] }),
  'trade-terms': (row) => ({ codes: [row.code], names: [row.nameEn, row.nameZh] }),
  'dangerous-goods': (row) => ({ codes: unCodes(row.un), names: present(row.nameEn, row.nameZh) }),
  pallets: (row) => ({
    codes: [row.id, ...palletSizes(row.widthMm, row.lengthMm)],
    names: [row.nameEn, row.nameZh, ...row.standards],
  }),
};

/** The codes and names a row bears itself. The first code is the row's own, the first names are the displayed ones. */
export function rowTexts<Name extends Dataset>(dataset: Name, row: DatasetRows[Name]): RowTexts {
  return texts[dataset](row);
}
