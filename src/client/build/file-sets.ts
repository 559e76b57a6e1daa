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
    test: /src\/client\/(ui\/(icons\/icon|class-names|plain-click|section-heading|button-class)|i18n\/sentence-gap)\.tsx?$|react-router\/dist\/esm\/useLocation/,
  },
  {
    name: 'common',
    test: /src\/client\/(ui\/(as-of|skeleton|chips|icons\/status-icons)\.tsx|offline\/(data-age|use-now|connectivity)\.|i18n\/use-formats|lib\/list-end)/,
  },
  { name: 'controls', test: /src\/client\/ui\/(button|empty-state|icons\/interface-icons)\.tsx/ },
  {
    name: 'field',
    test: /src\/client\/(ui\/(search-input\.tsx|use-early-typing|icons\/search-icons)|lib\/(use-search-text|after-pause))/,
  },
  {
    name: 'dictionary',
    test: /features\/dictionary\/(dictionary-page|search-bar|use-table-keys|faces|parts|addresses|styles)\.tsx?$|ui\/kbd|packs\/(packs|pack-index|use-pack)/,
  },
  { name: 'table-pages', test: /dictionary\/tables\/[a-z]+-pages/ },
  { name: 'home-pieces', test: /features\/home\/(home-(anchor|content|icon)|reference-link)/ },
  {
    name: 'personal-pieces',
    test: /features\/personal\/(own-queries|role-words|use-own-record|failure|with-record|deletion-notice|attention)/,
  },
  {
    name: 'lookup',
    test: /features\/dictionary\/(table-query|table-question|entry-query|identity)\.ts|packs\/dictionary-query|domain\/(hs-code|dictionary\/(sorting|facets))/,
  },
  // What makes the device ready once the page stands, by who needs what: each file here needs only those above it.
  {
    name: 'device',
    test: /src\/client\/(lib\/backoff|i18n\/remember-locale|offline\/(draft|own-draft|install|obstacle|policy-lookup|app-update|packs\/(pack-client|pack-failure|ask-device)|saving\/keep-for-good|session\/(follow-session|session))\.)/,
  },
  {
    name: 'frame',
    test: /src\/(client\/(features\/shell\/(menu|footer|dock|strips\/(?!strips-script|notice-bar|strip-icons|use-hold|use-ticker)|drawer\/search-(button|key)|messages\/(failure-words|messages|presenter)|use-(focus-on-new-page|settled))|ui\/(menu|toast-region|toast-store|toasts|status-line|safe-link|hidden|avatar|popover-place|type-ahead|use-menu-list)\.|api\/(session-over|duplicates)|lib\/last-part|offline\/(failures|wanted-dialog|eviction|session\/refresh-role|outbox\/(outbox-words|unsent)\.))|contract\/(roles|session-needed)|domain\/(access|safe-link)\.)/,
  },
  { name: 'dexie', test: /node_modules\/dexie|offline\/open-database/ },
  {
    name: 'storage',
    test: /src\/(client\/(offline\/(database|answer-table|user-database|exclusive|unsent-work|store|persister|icon-badge|keep-arrived|watch\/(own-rows|questions)|saving\/(save-plan|trip-record)|outbox\/(outbox-database|flusher|marker|outbox|outcome|sender|draft-writers|latest-writer|in-view|entry)|session\/clean-device|packs\/refresh-packs)\.|lib\/new-id|api\/laid-by|app\/(keep-device|refresh-now-and-then|update))|contract\/(outbox-database|refresh-cache)|domain\/watch\/merge)|query-persist-client-core/,
  },
  // What checks and makes calls, and the library it is written with.
  {
    name: 'calls',
    test: /src\/(contract\/(?!datasets|locale|page-limits|news-kinds|settings-cache|seen-pages|content-kinds|feed|account-limits|shared-photos|lanes)|client\/(api\/(call|wire)|offline\/session\/call-session))|node_modules\/zod\//,
  },
  // What is written offline, and what became of it.
  {
    name: 'sending',
    test: /src\/(client\/offline\/(outbox\/(entry-progress|entry-state|entry-card|use-draft|use-entries|use-reopen|send-obstacle|code-fault|verification)\.|image-upload\/image-upload\.|shared-photos)|contract\/shared-photos|domain\/(mask|picture-rules))/,
  },
  // What forms are made of.
  {
    name: 'forms',
    test: /src\/(client\/(ui\/(field|inputs|code-input|password-input|tabs|use-combobox|combobox)\.|lib\/countdown|offline\/(captcha\/(send-code|with-captcha|use-captcha|captcha-line)|session\/wechat-way|change\/|packs\/(port-field|port-look-up|use-port-suggestions)|recent-ports)|i18n\/(use-day|day-field)|features\/auth\/use-target)|domain\/(digits|redirect-target))/,
  },
  {
    name: 'table',
    test: /features\/dictionary\/(table-body|table-nav|table-definition|results|row-preview|facet-bar|did-you-mean|no-results|table-foot|use-speech|pack-panel|copy-actions|measures|name-pair|marked|entry-page)\.tsx?$|ui\/(data-table[\w-]*|pagination[\w-]*|scroll-to-top)\.tsx?$|i18n\/use-pagination/,
  },
  // All that the document runs before the site: it must bring nothing of it along.
  {
    name: 'session',
    test: /src\/(client\/offline\/(account-place|session\/(lease|session-store))|contract\/seen-pages)/,
  },
  // Small things of first views. None may bring a style sheet or more scripts along: every page would carry them.
  {
    name: 'pieces',
    test: /src\/(client\/(lib\/sheet|features\/(about|help|milestones)\/[a-z]+-query|features\/enquiry\/enquiry\.tsx)|contract\/(content-kinds|account-limits|settings-cache)|client\/(features\/shell\/messages\/bare-messages|i18n\/language-link|lib\/use-hydrated|ui\/drawings\/logo|offline\/saving\/resources))/,
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
    test: /src\/(client\/(ui\/(badge|copy-button|copy-text|description-list|dialog|notice|route-line|site-link|icons\/freight-icons|drawings\/projection)\.tsx?|offline\/(unavailable|support-line))|domain\/(dictionary\/row-key|plain-date|temperature)|contract\/cold-categories)/,
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
  [/features\/shell\/(frame-parts|strips\/notice-bar)/, 'frame-parts'],
  [
    /client\/(app\/keep-device|offline\/(database|user-database|persister|session\/clean-device|outbox\/(outbox|outbox-database|draft-writers)))\.ts/,
    'storage',
  ],
  [/client\/(api\/(call|wire)|offline\/session\/call-session)\.ts/, 'calls'],
  [/client\/offline\/saving\//, 'saving'],
  [/features\/(auth|watch)\//, '$1-parts'],
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
