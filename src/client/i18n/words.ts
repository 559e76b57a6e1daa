/**
 * The catalogs: the first bundle's own words, those of header and footer, those of the field for pictures, those of
 * each feature, and those of each table of the dictionary.
 */
export const CATALOGS = [
  'start',
  'shell',
  'upload',
  'outbox',
  'personal',
  'home',
  'enquiry',
  'product',
  'news',
  'milestones',
  'experts',
  'about',
  'contact',
  'help',
  'legal',
  'auth',
  'tracking',
  'tracked',
  'schedule',
  'watch',
  'search',
  'device',
  'load',
  'freetime',
  'dictionary',
  'ports',
  'hs',
  'containers',
  'terms',
  'dangerous',
  'pallets',
] as const;
export type Catalog = (typeof CATALOGS)[number];

/** Which words a page needs, by the beginning of its path; the first that fits counts. */
const byPath: readonly (readonly [prefix: string, catalogs: readonly Catalog[]])[] = [
  ['/personal', ['personal']],
  ['/home', ['home', 'enquiry']],
  ['/product', ['product', 'enquiry']],
  ['/memoirs/landmark', ['milestones']],
  ['/memoirs', ['news']],
  ['/expertteam', ['experts']],
  ['/aboutus', ['about']],
  ['/help', ['help']],
  ['/waiting', ['outbox']],
  ['/explain', ['legal']],
  ['/401', ['legal']],
  ['/login', ['auth']],
  ['/register', ['auth']],
  ['/forgot', ['auth']],
  ['/oauth', ['auth']],
  ['/logisticstools/loadcalculator', ['load']],
  ['/logisticstools/freetime', ['freetime']],
  ['/logisticstools/shipplan', ['schedule']],
  ['/logisticstools/watchlist', ['watch']],
  ['/logisticstools/notices', ['watch']],
  ['/logisticstools', ['tracking']],
  ['/searchresult', ['search']],
  ['/offline', ['device']],
  ['/dictionary/ports', ['dictionary', 'ports']],
  ['/dictionary/hsCode', ['dictionary', 'hs']],
  ['/dictionary/containerSize', ['dictionary', 'containers']],
  ['/dictionary/coldBox', ['dictionary', 'containers']],
  ['/dictionary/tradeTerms', ['dictionary', 'terms']],
  ['/dictionary/dangerousGoods', ['dictionary', 'dangerous']],
  ['/dictionary/palletSizes', ['dictionary', 'pallets']],
];

/** The catalogs of a page; a path that is not known needs the frame's words only. */
export function catalogsOf(pathname: string): readonly Catalog[] {
  const found = byPath.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return ['start', ...(found?.[1] ?? [])];
}
