/** The catalogs: what every page needs, and the words of each kind of page. `lingui.config.ts` says which files speak them. */
export const CATALOGS = ['start', 'content', 'dictionary', 'tools', 'account'] as const;
export type Catalog = (typeof CATALOGS)[number];

/** The words of a page besides `start`, by the first name in its path. */
const BY_PATH = new Map<string, readonly Catalog[]>([
  ['home', ['content']],
  ['product', ['content']],
  ['memoirs', ['content']],
  ['expertteam', ['content']],
  ['aboutus', ['content']],
  ['help', ['content']],
  ['explain', ['content']],
  ['401', ['content']],
  ['searchresult', ['content']],
  ['dictionary', ['dictionary']],
  ['logisticstools', ['tools']],
  ['login', ['account']],
  ['register', ['account']],
  ['forgot', ['account']],
  ['oauth', ['account']],
  ['personal', ['account']],
  ['offline', ['account']],
  // Numbers to be tracked wait there, too.
  ['waiting', ['account', 'tools']],
]);

/** The catalogs of a page; a path that is not known needs the frame's words only. */
export function catalogsOf(pathname: string): readonly Catalog[] {
  const [, name = ''] = pathname.split('/');
  return ['start', ...(BY_PATH.get(name) ?? [])];
}
