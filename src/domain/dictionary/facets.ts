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
