import * as z from 'zod/mini';
import { coldProduct, container, pallet } from '#contract/containers.ts';
import { dangerousGood } from '#contract/dangerous-goods.ts';
import type { Dataset, Edition } from '#contract/dictionary.ts';
import { hsCode } from '#contract/hs-codes.ts';
import { port } from '#contract/ports.ts';
import type { Schema } from '#contract/route.ts';
import { tradeTerm } from '#contract/trade-terms.ts';
import type { DatasetRows } from '#domain/dictionary/search-fields.ts';
import type { StoredEdition } from './repo.ts';

const schemas: { readonly [Name in Dataset]: Schema<DatasetRows[Name]> } = {
  ports: port,
  'hs-codes': hsCode,
  containers: container,
  'cold-box': coldProduct,
  'trade-terms': tradeTerm,
  'dangerous-goods': dangerousGood,
  pallets: pallet,
};

/** Stored data as the contract has it, without what the contract does not name; null when it does not fit. */
export function presentRow<Name extends Dataset>(dataset: Name, data: unknown): DatasetRows[Name] | null {
  const result = schemas[dataset].safeParse(data);
  return result.success ? result.data : null;
}

/** The fields of a table's rows: the columns of its pack. */
export function fieldsOf(dataset: Dataset): string[] {
  const schema: unknown = schemas[dataset];
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

/** Where a table comes from, with its number of rows. */
export function presentEdition(stored: StoredEdition, rows: number): Edition {
  return {
    dataset: stored.name,
    version: Number(stored.version),
    name: stored.edition,
    source: stored.source,
    sourceUrl: stored.source_url,
    dated: stored.dated,
    updatedAt: stored.updated_at,
    rows,
    sample: stored.sample,
  };
}
