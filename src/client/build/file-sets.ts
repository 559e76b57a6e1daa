/**
 * Into which files the client is cut. Every file costs a request, a turn of the service worker and a name in the first
 * bundle, so what is needed at the same time is one file; what a page must not wait for is apart from what it shows first.
 * Paths are from the root of the project; the first rule that fits counts, and what fits none is a file by itself.
 */
interface Group {
  name: string;
  test: RegExp;
  includeDependenciesRecursively?: boolean;
  entriesAware?: boolean;
  /** `$initial`: only modules that the start imports itself, not those that a page fetches later. */
  tags?: ['$initial'];
}

/**
 * What every page starts with and nearly every page asks with, as one file: it changes only when a library does, so an
 * update leaves it on the device, and one file compresses better than the many small ones that the bundler would cut by
 * use. Without what only single pages use of these libraries.
 */
const START_LIBRARIES: Group = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!query-sync|query-persist)[^/]+|@lingui\/(core|react))\/(?!.*\/(hydration|mutationObserver|queriesObserver|use(IsFetching|Location|Mutation|Queries))\.)/,
};

/**
 * The site's own part of that start. Beside the page of components the site's entry is a file by itself: whoever took a
 * module out of the same file would start the site as well.
 */
const startModules = (isOnlyEntry: boolean): Group => ({
  name: 'start',
  tags: ['$initial'],
  test: new RegExp(
    [
      isOnlyEntry ? 'src/client/(main|route-tree)' : 'src/client/route-tree',
      'src/client/routes/[^?]+$',
      'src/client/app/(context|carry-data|plain-search|query-client|router)',
      'src/client/api/(api|errors)',
      'src/client/i18n/(catalog|locale|page-head)',
      'src/client/offline/(policy\\.|policy-lookup|route-query|prefetch|put-answer|shell-set)',
      'src/client/features/(shell/(site-frame|frame-data|frame-words|strips/strips-script|navigation-progress|not-found-page|failure-page)|[a-z-]+/[a-z-]+-search\\.)',
      'src/client/lib/(search-params|part|kept-pages)',
      'src/client/i18n/use-locale',
      'src/contract/(datasets|locale|page-limits|news-kinds|settings-cache)',
      'node_modules/@tanstack/query-sync',
      'preload-helper',
    ].join('|'),
  ),
});

/** Style sheets by what shows them. What a page's first view needs is written into its document. */
const STYLES: readonly Group[] = [
  { name: 'style-main', test: /(client\/app\/styles|ui\/section-heading)\.css/ },
  { name: 'style-frame', test: /(shell-later|menu-groups|ui\/(toast-region|menu|status-line|print))\.css/ },
  { name: 'style-dictionary', test: /(features\/dictionary\/[a-z]+|ui\/(data-table|kbd))\.css/ },
  { name: 'style-boxes', test: /(tables\/(containers|pallets)|container-drawing|thermo-scale)\.css/ },
  { name: 'style-goods', test: /(tables\/(hs|hazards)|dg-label)\.css/ },
  { name: 'style-terms', test: /(tables\/trade|incoterm-chart)\.css/ },
  { name: 'style-about', test: /features\/about\/[a-z-]+\.css/ },
  { name: 'style-tracking', test: /(features\/tracking\/[a-z/-]+|route-line)\.css/ },
  { name: 'style-dialogs', test: /(ui\/(combobox|dialog)|contact-dialog|search-drawer|reference-suggestions)\.css/ },
  { name: 'style-reading', test: /features\/(legal|help)\/[a-z-]+\.css/ },
  { name: 'style-states', test: /ui\/(as-of|skeleton|empty-state|button-states)\.css/ },
  {
    name: 'style-facts',
    test: /ui\/(badge|tone|notice|disclosure|description-list|breadcrumbs|copy-button|content-picture)\.css/,
  },
  // By who uses them: one that a script's group took along would bring all its scripts.
  { name: 'style', test: /\.css$/, entriesAware: true },
];

/** What pages share beyond their start, by when it is needed; left alone the bundler cuts it by who uses it, into crumbs. */
const SHARED: readonly Group[] = [
  {
    name: 'basics',
    test: /src\/client\/ui\/(icons\/icon|class-names|plain-click|section-heading|button-class)\.tsx?$/,
  },
  {
    name: 'common',
    test: /src\/client\/(ui\/(as-of|skeleton|chips|icons\/status-icons)\.tsx|offline\/(data-age|use-now|connectivity)\.|i18n\/use-formats|lib\/list-end)/,
  },
  { name: 'controls', test: /src\/client\/ui\/(button|empty-state)\.tsx/ },
  { name: 'icons', test: /src\/client\/ui\/icons\/interface-icons\.tsx/ },
  {
    name: 'field',
    test: /src\/client\/(ui\/(search-input\.tsx|use-early-typing|icons\/search-icons)|lib\/(use-search-text|after-pause))/,
  },
  {
    name: 'dictionary',
    test: /features\/dictionary\/(dictionary-page|search-bar|use-table-keys|faces|parts|addresses|styles)\.tsx?$|ui\/kbd|packs\/(packs|pack-index|use-pack)/,
  },
  { name: 'container-pages', test: /dictionary\/tables\/(cold|container)-pages/ },
  {
    name: 'lookup',
    test: /features\/dictionary\/(table-query|table-question|entry-query|identity)\.ts|packs\/dictionary-query|domain\/(hs-code|dictionary\/(sorting|facets))/,
  },
  {
    name: 'frame',
    test: /features\/shell\/(menu\/|footer\/|strips\/closed-strips)|i18n\/remember-locale|ui\/(menu|toast-region|toast-store|status-line)\.tsx?/,
  },
  {
    name: 'table',
    test: /features\/dictionary\/(table-body|table-nav|table-definition|results|row-preview|facet-bar|did-you-mean|no-results|table-foot|use-speech|pack-panel|copy-actions|measures|name-pair|marked|entry-page)\.tsx?$|ui\/(data-table[\w-]*|pagination[\w-]*|scroll-to-top)\.tsx?$|i18n\/use-pagination/,
  },
  { name: 'packs', test: /offline\/(packs\/(pack-client|pack-failure|ask-device)|app-update)/ },
  // All that the document runs before the site: it must bring nothing of it along.
  {
    name: 'session',
    test: /src\/(client\/offline\/(account-place|session\/(lease|session-store))|contract\/seen-pages)/,
  },
  // Small things of first views. None may bring a style sheet or more scripts along: every page would carry them.
  {
    name: 'pieces',
    test: /src\/(client\/(lib\/sheet|features\/(about|help|milestones)\/[a-z]+-query|features\/enquiry\/enquiry\.tsx)|contract\/content-kinds)/,
  },
  {
    name: 'news',
    test: /src\/(client\/features\/news\/news-(feed|kinds|picture|query|scene-names)|contract\/feed)/,
  },
  {
    name: 'article',
    test: /src\/(client\/features\/news|domain)\/reading-time/,
  },
  { name: 'experts', test: /src\/(client\/features\/experts\/(experts-query|portrait|expert-card)|domain\/initials)/ },
  // Small things of what comes below a first view or opens later.
  {
    name: 'facts',
    test: /src\/(client\/(ui\/(badge|copy-button|copy-text|description-list|dialog|hidden|notice|route-line|site-link|icons\/freight-icons|drawings\/projection)\.tsx?|offline\/unavailable)|domain\/(dictionary\/row-key|plain-date|safe-link|temperature)|contract\/cold-categories)/,
  },
  {
    name: 'drawings',
    test: /src\/client\/ui\/drawings\/(drawing|iso|scene-drawings|scene-parts|solid|state-drawings)\.tsx?/,
  },
  // What a keyword may mean.
  {
    name: 'meanings',
    test: /src\/(domain\/(un-number|reference-target|search\/fold)|client\/(offline\/site-search\/site-search-question))/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** How the bundler cuts what is imported statically, of a build with or without the page of components. */
export const groupsOf = (hasDevUi: boolean): Group[] => [
  ...STYLES,
  START_LIBRARIES,
  startModules(!hasDevUi),
  ...SHARED,
];

/** What is fetched when it is needed, by what it is fetched with. */
const FETCHED: readonly (readonly [path: RegExp, name: string])[] = [
  [/routes\/dictionary\/(\w+?)[_.].*=loader$/, '$1-loaders'],
  [/routes\/.*=loader$|home\/home-load|product\/product-data/, 'loaders'],
  [/routes\/dictionary\/(\w+?)[_.].*=component$/, '$1-views'],
  [/routes\/product\/.*=component$/, 'product-views'],
  [/routes\/memoirs\/(party|talent).*=component$/, 'member-views'],
  [/dictionary\/tables\/port/, 'ports'],
  [/dictionary\/tables\/hs/, 'hs-codes'],
  [/dictionary\/tables\/(cold|container)/, 'containers'],
  [/dictionary\/tables\/trade/, 'trade-terms'],
  [/dictionary\/tables\/dangerous/, 'dangerous-goods'],
  [/dictionary\/tables\/pallet/, 'pallets'],
  [/features\/dictionary\//, 'table'],
  [/home\/home-(lookup|map)/, 'home-parts'],
  [/features\/enquiry\//, 'enquiry'],
  [/features\/(about|experts|help|news|product|schedule|tracking)\//, '$1-parts'],
  [
    /shell\/(not-found|failure)|features\/milestones|offline\/(unavailable|data-age)|ui\/(skeleton|filter-field)|i18n\/pager/,
    'states',
  ],
  // Not the one of the site's search, which brings the contract along.
  [/offline\/packs\/(ask-device|pack-client)/, 'ask-device'],
];

/** The set that a module is fetched with, `parts` of its page for example; null when it comes by itself. */
export function setOf(path: string): string | null {
  for (const [pattern, name] of FETCHED) {
    const found = pattern.exec(path);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return null;
}
