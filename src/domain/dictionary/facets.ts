import type { Dataset } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';

/**
 * The filter values of a row as `name:value`, per table; the server stores them beside the row, the device makes them
 * when it opens a pack.
 */
const facets: { readonly [Name in Dataset]: (row: DatasetRows[Name]) => string[] } = {
  ports: (row) => [`country:${row.countryCode}`, `type:${row.type}`, ...row.lanes.map((lane) => `lane:${lane}`)],
  'hs-codes': (row) => [
    `level:${row.level}`,
    `chapter:${row.code.slice(0, 2)}`,
    ...(row.rebates.length > 0 ? ['rebate:yes'] : []),
  ],
  containers: (row) => [`category:${row.category}`, `length:${row.lengthFt}`],
  'cold-box': (row) => [`category:${row.category}`],
  'trade-terms': (row) => [`mode:${row.mode}`, `edition:${row.edition}`],
  'dangerous-goods': (row) => [
    `class:${row.class.slice(0, 1)}`,
    ...(row.packingGroup === null ? [] : [`group:${row.packingGroup}`]),
  ],
  pallets: (row) => (row.preferredInChina ? ['region:china'] : ['region:other']),
};

/** The filter values of a row, such as `['country:CN', 'type:seaport', 'lane:china-coast']`. */
export function facetsOf<Name extends Dataset>(dataset: Name, row: DatasetRows[Name]): string[] {
  return facets[dataset](row);
}

/** Filters by name: values of one name are alternatives, all names must hold. */
export type FacetFilter = ReadonlyMap<string, readonly string[]>;

/** Reads the `facets` parameter (`lane:europe,lane:us-west,type:seaport`); what is not `name:value` is left out. */
export function parseFacets(text: string): FacetFilter {
  const filter = new Map<string, string[]>();
  for (const part of text.split(',')) {
    const [name, value] = part.split(':', 2);
    if (!name || !value) continue;
    filter.set(name, [...(filter.get(name) ?? []), value]);
  }
  return filter;
}

/** Writes a filter as the `facets` parameter, names and values in a stable order so that equal filters are equal texts. */
export function formatFacets(filter: FacetFilter): string {
  return [...filter]
    .flatMap(([name, values]) => values.map((value) => `${name}:${value}`))
    .sort()
    .join(',');
}

/** True when a row's filter values satisfy the filter. */
export function matchesFacets(values: readonly string[], filter: FacetFilter): boolean {
  for (const [name, wanted] of filter) {
    if (!wanted.some((value) => values.includes(`${name}:${value}`))) return false;
  }
  return true;
}
