/** The catalogs: the frame's own words, and those of each feature. */
export const CATALOGS = ['start', 'home', 'news', 'tracking', 'dictionary'] as const;
export type Catalog = (typeof CATALOGS)[number];

/** Which features a page shows, by the beginning of its path. */
const byPath: readonly (readonly [prefix: string, ...catalogs: Catalog[]])[] = [
  ['/home', 'home', 'news', 'tracking'],
  ['/memoirs', 'news'],
  ['/logisticstools', 'tracking'],
  ['/dictionary', 'dictionary'],
];

/** The catalogs of a page; a path that is not known needs the frame's words only. */
export function catalogsOf(pathname: string): readonly Catalog[] {
  const found = byPath.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return found ? ['start', ...found.slice(1).flatMap((name) => CATALOGS.filter((known) => known === name))] : ['start'];
}
