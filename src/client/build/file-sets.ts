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
  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!query-sync|query-persist)[^/]+|@lingui\/(core|react))\/(?!.*\/(hydration|mutationObserver|queriesObserver|use(IsFetching|Mutation|Queries))\.)/,
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
      'src/client/app/(context|carry-data|query-client|router)',
      'src/client/api/(api|errors|in-parts)',
      'src/client/i18n/(catalog|locale|page-head)',
      'src/client/offline/(policy\\.|policy-lookup|route-query|prefetch|put-answer|shell-set)',
      'src/client/features/(shell/(site-frame|frame-data|frame-words|strips/strips-script|navigation-progress|not-found-page|failure-page)|[a-z-]+/[a-z-]+-search\\.)',
      'src/client/lib/(search-params|plain-search|proper-path|part|kept-pages|next-turn)',
      'src/client/i18n/use-locale',
      'src/contract/(datasets|locale|page-limits|news-kinds|settings-cache|strip-kinds)',
      'node_modules/@tanstack/query-sync',
      'preload-helper',
    ].join('|'),
  ),
});

/** Style sheets by what shows them. What a page's first view needs is written into its document. */
const STYLES: readonly Group[] = [
  { name: 'style-main', test: /(client\/app\/styles|ui\/section-heading)\.css/ },
  { name: 'style-frame', test: /shell-frame\.css/ },
  {
    name: 'style-later',
    test: /(shell-later|menu-groups|ui\/(toast-region|menu|status-line|print|avatar|missing-picture))\.css/,
  },
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

/** A part of the project's modules by their paths from `src`, without endings; each may be a pattern. */
const sharing = (name: string, ...modules: string[]): Group => ({
  name,
  test: new RegExp(`/src/(${modules.join('|')})\\.tsx?$`),
  includeDependenciesRecursively: false,
});

/** The same for libraries, and with them what of the project only hands them on. */
const sharingLibrary = (name: string, test: RegExp): Group => ({ name, test, includeDependenciesRecursively: false });

/**
 * What first views share. A page waits for all of a file that it needs anything of: none may bring a style sheet along, or
 * files that come later.
 */
const FIRST: readonly Group[] = [
  sharing(
    'basics',
    'client/ui/(icons/icon|class-names|plain-click|section-heading|button-class)',
    'client/i18n/sentence-gap',
  ),
  sharing(
    'common',
    'client/ui/(as-of|skeleton|chips|icons/status-icons)',
    'client/offline/(data-age|use-now|connectivity)',
    'client/i18n/use-formats',
    'client/lib/list-end',
    'domain/two-digits',
  ),
  sharing('controls', 'client/(ui/(button|empty-state|icons/interface-icons)|lib/verbatim)', 'contract/account-limits'),
  sharing(
    'field',
    'client/ui/(search-input|use-early-typing|use-in-sight|icons/search-icons)',
    'client/lib/(use-search-text|after-pause)',
  ),
  sharing(
    'pieces',
    'client/lib/(sheet|use-hydrated)',
    'client/features/(about|help|milestones)/[a-z]+-query',
    'client/features/personal/own-queries',
    'client/ui/drawings/logo',
    'contract/content-kinds',
  ),
  sharing(
    'dictionary',
    'client/features/dictionary/(dictionary-page|search-bar|use-table-keys|faces|parts|addresses|styles)',
    'client/(ui/kbd|lib/first-part)',
  ),
  // Apart from the tables they are of: what starts on every page needs them, and not the tables' styles. With the words for
  // what is kept on a device, which the page needs that shows them all.
  sharing(
    'packs',
    'client/offline/(packs/(packs|pack-index|use-pack)|saving/resources)',
    'client/features/device/resource-words',
  ),
  sharing('home-pieces', 'client/features/home/(home-(anchor|content|icon)|reference-link)'),
  sharing('news', 'client/features/news/news-(feed|kinds|picture|query|scene-names)', 'contract/feed'),
  // What only single pages show at first, and those to log in: no other waits for it.
  sharing('single-pages', 'client/(features/shell/messages/bare-messages|i18n/language-link)'),
  sharing('article', '(client/features/news|domain)/reading-time'),
  sharing('experts', 'client/features/experts/(experts-query|portrait|expert-card)', 'domain/initials'),
  // All that the document runs before the site: it must bring nothing of it along.
  sharing('session', 'client/offline/(account-place|session/(lease|session-store))', 'contract/seen-pages'),
];

/** What comes once the page stands, by when it is needed: until `storage` each needs only what is above it. */
const LATER: readonly Group[] = [
  sharing(
    'device',
    'client/lib/(backoff|saves-data|idle|leave-setting)',
    '(client/(i18n/remember-locale|app/(when-idle|keep-header-room))|contract/(settings-cache|header-room|seen-places))',
    'client/offline/(draft|own-draft|install|obstacle|policy-lookup|app-update|saving/keep-for-good)',
    'client/offline/(packs/(pack-client|pack-failure|ask-device)|session/(follow-session|session))',
  ),
  sharing(
    'frame',
    'client/features/shell/(menu|footer|dock)/.*',
    'client/features/shell/strips/(?!strips-script|notice-bar|strip-icons|use-hold|use-ticker).*',
    'client/features/shell/(drawer/search-(button|key)|messages/(failure-words|messages|presenter))',
    'client/features/shell/use-(focus-on-new-page|settled)',
    'client/ui/(menu|toast-region|toast-store|toasts|status-line|safe-link|hidden|avatar)',
    'client/ui/(popover-place|type-ahead|use-menu-list)',
    'client/(api/(session-over|duplicates)|lib/(last-part|tab-drawings))',
    'client/offline/(failures|wanted-dialog|eviction|session/refresh-role|outbox/(outbox-words|unsent))',
    'contract/(roles|session-needed)',
    'domain/(access|safe-link)',
  ),
  sharingLibrary('keeping', /query-persist-client-core/),
  // What forms and results know of the device's databases without opening one: none of it may import Dexie.
  sharing(
    'kept',
    'client/offline/(answer-table|kept-of-call|exclusive|store|persister|icon-badge|keep-arrived)',
    'client/offline/(saving/(save-plan|trip-record)|watch/(own-rows|questions)|packs/refresh-packs)',
    'client/offline/outbox/(entry|flusher|sender|outcome|marker|in-view|draft-writers|latest-writer)',
    'client/(lib/new-id|api/laid-by|app/(refresh-now-and-then|update))',
    'contract/(outbox-database|picture-cache|refresh-cache|upload-time)',
    'domain/watch/merge',
  ),
  sharingLibrary('dexie', /node_modules\/dexie|offline\/open-database/),
  sharing(
    'storage',
    'client/offline/(database|user-database|unsent-work|session/clean-device|outbox/(outbox|outbox-database))',
    'client/app/keep-device',
  ),
  // What is written offline, and what became of it.
  sharing(
    'sending',
    'client/offline/outbox/(entry-(progress|state|card)|use-(draft|entries|reopen)|send-obstacle|code-fault|verification)',
    'client/offline/(image-upload/image-upload|shared-photos)',
    'contract/shared-photos',
    'domain/(mask|picture-rules)',
  ),
  sharing(
    'forms',
    'client/ui/(field|inputs|code-input|password-input|tabs|combobox|use-combobox)',
    'client/offline/(captcha/(send-code|with-captcha|use-captcha|captcha-line)|session/wechat-way|change/.*)',
    'client/offline/(recent-ports|packs/(port-field|port-look-up|use-port-suggestions))',
    'client/(i18n/(use-day|day-field)|features/auth/use-target|lib/(countdown|use-focus-on-fault))',
    'domain/(digits|redirect-target|plain-number|port-code)',
  ),
  sharing(
    'personal-pieces',
    'client/features/personal/(role-words|use-own-record|failure|with-record|deletion-notice|attention)',
  ),
  sharing(
    'lookup',
    'client/features/dictionary/(table-query|table-question|entry-query|identity)',
    'client/offline/packs/dictionary-query',
    'domain/(hs-code|dictionary/(sorting|country-order|facets))',
  ),
  sharing(
    'table',
    'client/features/dictionary/(table-(body|nav|definition|foot)|results|row-preview|facet-bar|did-you-mean|no-results)',
    'client/features/dictionary/(use-speech|pack-panel|copy-actions|measures|name-pair|marked|entry-page)',
    'client/ui/(data-table[\\w-]*|pagination[\\w-]*|scroll-to-top)',
    'client/i18n/use-pagination[\\w-]*',
  ),
  sharing(
    'facts',
    'client/ui/(badge|copy-button|copy-text|description-list|dialog|notice|route-line|site-link)',
    'client/ui/(icons/freight-icons|drawings/projection)',
    'client/(offline/(unavailable|support-line)|lib/missing-code)',
    'domain/(dictionary/row-key|plain-date|temperature|tracking/delay-days)',
    'contract/cold-categories',
  ),
  sharing('drawings', 'client/ui/drawings/(drawing|iso|scene-drawings|scene-parts|solid|state-drawings)'),
  // What a keyword may mean.
  sharing(
    'meanings',
    'client/offline/site-search/site-search-question',
    'domain/(un-number|reference-target|search/fold)',
  ),
  // What asks the server and checks what it says. Last, since what needs only names and limits of the contract, a table of
  // the device for one, must not wait for its schemas: those stand in the groups above. The contract is cut into four that `api/in-parts` runs one
  // after the other: none may need what only a later one has.
  sharingLibrary('schemas', /node_modules\/zod\//),
  sharing('first-calls', 'contract/(route|roles|paging|page-limits|bilingual|dictionary)'),
  sharing('table-calls', 'contract/(ports|hs-codes|containers|trade-terms|dangerous-goods)'),
  sharing('account-calls', 'contract/(account-fields|users|auth|verification|content|files|news-kinds|news|site)'),
  sharing('calls', 'contract/.*', 'client/(api/(call|wire)|offline/session/call-session)'),
];

/** How the bundler cuts what is imported statically, of a build with or without the page of components. */
export const groupsOf = (hasDevUi: boolean): Group[] => [
  ...STYLES,
  START_LIBRARIES,
  startModules(!hasDevUi),
  ...FIRST,
  ...LATER,
];

/** What is fetched when it is needed, by what it is fetched with. */
const FETCHED: readonly (readonly [path: RegExp, name: string])[] = [
  // Cold boxes are shown with the containers.
  [/routes\/dictionary\/coldBox.*=loader$/, 'containerSize-loaders'],
  [/routes\/dictionary\/coldBox.*=component$/, 'containerSize-views'],
  [/routes\/dictionary\/(\w+?)[_.].*=loader$/, '$1-loaders'],
  [/routes\/.*=loader$|home\/home-load|product\/product-data/, 'loaders'],
  [/routes\/dictionary\/(\w+?)[_.].*=component$/, '$1-views'],
  [/routes\/product\/.*=component$/, 'product-views'],
  [/routes\/memoirs\/(party|talent).*=component$/, 'member-views'],
  [/dictionary\/tables\/port/, 'port-table'],
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
  [/client\/offline\/(persister|outbox\/draft-writers)\.ts/, 'kept'],
  [
    /client\/(app\/keep-device|offline\/(database|user-database|session\/clean-device|outbox\/(outbox|outbox-database)))\.ts/,
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
