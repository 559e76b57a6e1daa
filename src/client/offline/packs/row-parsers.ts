import { coldProduct, container, pallet } from '#contract/containers.ts';
import { dangerousGood } from '#contract/dangerous-goods.ts';
import type { Dataset } from '#contract/dictionary.ts';
import { hsCode } from '#contract/hs-codes.ts';
import { port } from '#contract/ports.ts';
import { tradeTerm } from '#contract/trade-terms.ts';
import type { RowParser } from '#domain/dictionary/table.ts';

const parsers: { readonly [Name in Dataset]: RowParser<Name> } = {
  ports: (value) => port.parse(value),
  'hs-codes': (value) => hsCode.parse(value),
  containers: (value) => container.parse(value),
  'cold-box': (value) => coldProduct.parse(value),
  'trade-terms': (value) => tradeTerm.parse(value),
  'dangerous-goods': (value) => dangerousGood.parse(value),
  pallets: (value) => pallet.parse(value),
};

/** The parser of a table's rows; throws a ZodError for what is not such a row. */
export function rowParser<Name extends Dataset>(dataset: Name): RowParser<Name> {
  return parsers[dataset];
}
