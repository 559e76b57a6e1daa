import type { ColdProduct, Container, Pallet } from '#contract/containers.ts';
import type { DangerousGood } from '#contract/dangerous-goods.ts';
import type { Dataset } from '#contract/dictionary.ts';
import type { HsCode } from '#contract/hs-codes.ts';
import type { Port } from '#contract/ports.ts';
import type { TradeTerm } from '#contract/trade-terms.ts';
import type { SearchFields } from '#domain/search/pack.ts';

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

type Searchable = Pick<SearchFields, 'codes' | 'names'>;

/** A list without what is null or empty. */
function present(...values: readonly (string | null)[]): string[] {
  return values.filter((value): value is string => value !== null && value !== '');
}

/**
 * What of a row can be searched, per table; the same on the server, where it becomes the search columns, and on the
 * device, where it becomes the index. The first code is the row's own, the first names are the displayed ones.
 */
const searchable: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => Searchable } = {
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
  'dangerous-goods': (row) => ({ codes: [row.un, `UN${row.un}`], names: present(row.nameEn, row.nameZh) }),
  pallets: (row) => ({
    codes: [row.id, `${row.widthMm}x${row.lengthMm}`],
    names: [row.nameEn, row.nameZh, ...row.standards],
  }),
};

/** The search fields of a row. `pinyin`: one entry per Chinese name, syllables separated by spaces ('ning bo'). */
export function searchFieldsOf<Name extends Dataset>(
  dataset: Name,
  row: DatasetRows[Name],
  extra: { pinyin: readonly string[]; weight: number },
): SearchFields {
  return { ...searchable[dataset](row), pinyin: extra.pinyin, weight: extra.weight };
}
