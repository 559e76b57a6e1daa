import { FIRST_PART_ID } from '#client/lib/first-part.ts';
import { LAST_PART_ID } from '#client/lib/last-part.ts';
import { TAB_DRAWINGS_ID } from '#client/lib/tab-drawings.ts';
import type { Locale } from '#contract/locale.ts';
import { drawsFrame, INLINED_SHEETS } from '#contract/seen-pages.ts';
import { type BuiltAssets, catalogFiles, collect, ENTRY, FRAME, viewsOf } from './asset-manifest.ts';
import { bare, pageHints, startAfterPaint, WORKED_OUT } from './start-script.ts';

/** What stands at an address without a page. */
const NOT_FOUND = 'src/client/features/shell/not-found-view.tsx';

/** Where the words of pages that are navigated to are. */
const LOAD_WORDS = 'src/client/i18n/load-words.ts';

/** What runs once the page stands. */
const DEVICE_START = 'src/client/app/start-device.ts';

/** So long the first paint waits at most for a document that comes in pieces, in milliseconds. */
const WHOLE_MS = 2_000;

/** The id of the script that starts the application, on pages that end with it. */
const START_ID = 'start';

/** The id of what a page ends with: without header and footer, as the one to log in is, that is its last script. */
const endOf = (html: string): string => (html.includes(`id="${LAST_PART_ID}"`) ? LAST_PART_ID : START_ID);

/** Where rows are cards, as FORM-05 has it, and where they are a table. */
const CARDS = '(max-width:749.98px)';
const TABLE = '(min-width:749.98px)';

/** Has the first paint wait until an element has come, on screens of which a media query is true. */
const waitFor = (id: string, media?: string): string =>
  `<link rel="expect" href="#${id}" blocking="render"${media === undefined ? '' : ` media="${media}"`}>`;

/** What the first paint waits for: see `paintWhole`. */
function awaited(html: string, end: string, shell: boolean): string {
  if (shell || html.includes('<link rel="stylesheet"')) return waitFor('content');
  if (html.includes(`id="${FIRST_PART_ID}"`)) return waitFor(FIRST_PART_ID, CARDS) + waitFor(end, TABLE);
  return waitFor(end);
}

/**
 * Keeps the browser from painting a page of which only the beginning has been read: entries of a menu that ends at the
 * right, columns of a table and fields of a grid would move with each that follows. It waits until an element has come, on
 * a line that stalls no longer than a moment; a browser that does not know this paints when it likes. A phone does not wait
 * for the cards of a list, which move nothing. Only the header is waited for in a frame, since what it holds of a page is
 * long and whoever opens the site should see at once that it opens, and on a page with a sheet in its midst
 * (`client/lib/sheet.tsx`), which would hold up what stands before it.
 */
const paintWhole = (html: string, end: string, shell: boolean): string =>
  `${awaited(html, end, shell)}<script>setTimeout(()=>document.querySelectorAll("[rel=expect]").forEach(l=>l.remove()),${WHOLE_MS})</script>`;

/** Leads a browser that runs no scripts to where the page does without them. */
const leadOn = (address: string | null): string =>
  address === null
    ? ''
    : `<noscript><meta http-equiv="refresh" content="0;url=${address.replaceAll('&', '&amp;')}"></noscript>`;

/** Where the frame from the device has the drawings of its tab bar. */
const DRAWINGS_PLACE = new RegExp(`<div id="${TAB_DRAWINGS_ID}"[^>]*>`);

/**
 * The sheets whose text stands in a document: all that its first view needs. In the frame it is those it is drawn with; those
 * of content that its scripts bring along come after, since every page from the device reads them before its first paint, and
 * what such a page looked like brings the sheets it needs.
 */
function inlinedSheets({ styles }: BuiltAssets, needed: ReadonlySet<string>, shell: boolean): string[] {
  return [...needed].filter((name) => !shell || drawsFrame(styles.get(name) ?? ''));
}

const linkTo = (name: string): string => `<link rel="stylesheet" href="/${name}">`;

/** What is known of a rendered page besides its document. */
export interface RenderedRoutes {
  routeIds: readonly string[];
  locale: Locale;
  catalogs: readonly string[];
  shell: boolean;
  /** There is no page at the address. */
  missing: boolean;
  /** Where the page stands whole without scripts, when it does not here. */
  wholeAt: string | null;
}

/**
 * Puts styles and scripts of the matched routes into a rendered document. Styles are inlined, so that the first packets
 * paint. Scripts are fetched once the document is painted, and started after the data they hydrate from; styles of what opens
 * later come with them, since each link that stands in the markup is fetched before the first of it is read, 2 to 5 ms on a
 * slow phone. Without scripts they are linked at the end; a frame from the device always has scripts.
 */
export function withAssets(html: string, assets: BuiltAssets, page: RenderedRoutes): string {
  const { manifest } = assets;
  const catalogs = catalogFiles(page.locale, page.catalogs);
  const needed = collect(manifest, [
    ENTRY,
    ...catalogs,
    // On the device nothing has to be saved: what brings the frame to life comes along.
    ...(page.missing ? [NOT_FOUND] : []),
    ...(page.shell ? [FRAME, DEVICE_START, LOAD_WORDS] : page.routeIds.flatMap((id) => viewsOf(manifest, id))),
  ]);
  const inlined = inlinedSheets(assets, needed.styles, page.shell);
  const style = inlined.map((name) => assets.styles.get(name) ?? '').join('');
  const later = [...collect(manifest, [FRAME]).styles].filter((name) => !inlined.includes(name));
  const end = endOf(html);
  const start = startAfterPaint({
    // Nothing else waits for it, and the home page has no byte to spare.
    id: end === START_ID ? START_ID : null,
    scripts: collect(manifest, [ENTRY]).scripts,
    words: catalogs.flatMap((key) => manifest[key]?.file ?? []),
    ...(page.shell
      ? pageHints(assets, page.locale, [...later, ...needed.scripts])
      : { files: `"${bare([...later, ...needed.scripts])}"`, more: '', first: 'go', painted: WORKED_OUT }),
  });
  return html
    .replace(
      '</head>',
      () =>
        `${leadOn(page.wholeAt)}${paintWhole(html, end, page.shell)}<style ${INLINED_SHEETS}="${bare(inlined)}">${style}</style></head>`,
    )
    .replace(DRAWINGS_PLACE, (begin) => begin + assets.tabDrawings)
    .replace(
      '</body>',
      () => `${start}${page.shell ? '' : `<noscript>${later.map(linkTo).join('')}</noscript>`}</body>`,
    );
}
