import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#contract/tables.ts';

const keys: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => string } = {
  ports: (row) => row.code,
  'hs-codes': (row) => row.code,
  containers: (row) => row.id,
  'cold-box': (row) => row.id,
  'trade-terms': (row) => row.code,
  'dangerous-goods': (row) => [row.un, row.variant, row.packingGroup].filter((part) => part !== null).join('-'),
  pallets: (row) => row.id,
};

/**
 * The key of a row in its table, as it stands in the address of its page: its code, or for dangerous goods number, variant
 * and packing group (`1263-1-II`).
 */
export function keyOf<Name extends Dataset>(dataset: Name, row: DatasetRows[Name]): string {
  return keys[dataset](row);
}
