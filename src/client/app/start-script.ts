import { DATASET_PATHS } from '#contract/datasets.ts';
import type { Locale } from '#contract/locale.ts';
import { INLINED_SHEETS, OWN_PAGES } from '#contract/seen-pages.ts';
import { addressOf, type BuiltAssets, filesOf, type Manifest } from './asset-manifest.ts';
import { trustedTypesScript } from './trusted-types.ts';

/** What the document runs first on pages of whoever is logged in. */
const OWN_LOOK = 'src/client/own-look.ts';
/** So long it waits for that at most, in milliseconds. */
const OWN_LOOK_MS = 500;

/** So long a style sheet waits for the one before it at most, in milliseconds: on a line that stalls it comes all the same. */
const PATIENCE_MS = 1_000;

/** Names of files as the script has them: without the folder, separated by spaces. */
export const bare = (files: Iterable<string>): string => [...files].join(' ').replaceAll('assets/', '');

/** How a file is fetched ahead, as an expression of its name `n`: a style sheet in its turn, see `lib/sheet-order.ts`. */
const FETCH = '/css$/.test(n)?addSheet(link({rel:"stylesheet",href:at(n)})):n&&make({rel:"modulepreload",href:at(n)})';

/** What the document fetches and does before the application starts, as pieces of its script. */
interface Start {
  /** The script's own id, where something waits for it. */
  id: string | null;
  /** The application's own start, what it stands on before it. */
  scripts: Iterable<string>;
  /** The words that the document is brought to life with. */
  words: Iterable<string>;
  /** Expression that gives the names of the files to fetch at once, separated by spaces. */
  files: string;
  /** Further statements that run with it. */
  more: string;
  /** Expression of the function that is called after the paint: it calls `go`, which does all of this. */
  first: string;
  /** Script that waits for the first paint, in a tab that is seen, and calls the function it is given. */
  painted: (start: string) => string;
}

/** The first paint is worked out, on its way to the screen. */
export const WORKED_OUT = (start: string): string => `requestAnimationFrame(()=>setTimeout(${start}))`;

/** So long it is waited for at most where it has to have been shown, in milliseconds. */
const SHOWN_MS = 1_000;

/** The first paint is on the screen. */
const SHOWN = (start: string): string =>
  `let shown=0;const show=()=>shown++||(${start})();new PerformanceObserver(show).observe({type:"paint",buffered:!0});setTimeout(show,${SHOWN_MS})`;

/**
 * Starts the application once the document has been painted: its scripts would share the line with the document, and on
 * a device that has them all at hand they would run before the first frame. A hidden tab paints nothing and does not wait.
 * A lazy part would fetch the sheets that stand inline again; a link to them stops it, and one that is made disabled is
 * not fetched itself, while in the markup the browser would fetch it ahead. All stand behind the sheets of the page, each
 * in its turn, see `lib/sheet-order.ts`. Each fetch is begun in a turn of its own, and so is each script run, so that a
 * tap is not kept waiting for all of them.
 */
export function startAfterPaint({ id, scripts, words, files, more, first, painted }: Start): string {
  return `<script${id === null ? '' : ` id="${id}"`}>{${trustedTypesScript}
const at=n=>"/assets/"+n,link=o=>Object.assign(document.createElement("link"),o),make=o=>document.body.append(link(o));
let sheets=new Promise(r=>{addEventListener("DOMContentLoaded",r);setTimeout(r,${PATIENCE_MS})});
self.addSheet=l=>{make({rel:"preload",as:"style",crossOrigin:l.crossOrigin,href:l.href});l.disabled=!0;document.body.append(l);
sheets=sheets.then(()=>new Promise(r=>{for(const e of["load","error"])l.addEventListener(e,r);setTimeout(r,${PATIENCE_MS});l.disabled=!1}))};
const go=()=>{
for(const n of document.querySelector("[${INLINED_SHEETS}]").getAttribute("${INLINED_SHEETS}").split(" "))make({rel:"stylesheet",disabled:!0,href:at(n)});
for(const n of(${files}).split(" "))setTimeout(n=>${FETCH},0,n);
${more}self.words=Promise.all("${bare(words)}".split(" ").map(n=>import(at(n))));
(async()=>{for(const n of "${bare(scripts)}".split(" "))await import(at(n)),await new Promise(r=>setTimeout(r))})()};
if(document.hidden)go();else{${painted(first)}}}</script>`.replaceAll('\n', '');
}

/** On pages of whoever is logged in: shows what they looked like, and starts the application after that, or soon in any case. */
const ownLookFirst = (manifest: Manifest): string => `()=>{
let on=0,own;const once=()=>on++||go();
try{own=localStorage.token&&${OWN_PAGES}.test(location.pathname)&&import(${JSON.stringify(`/${manifest[OWN_LOOK]?.file}`)})}catch{}
if(own){own.then(once,once);setTimeout(once,${OWN_LOOK_MS})}else go()}`;

/**
 * For the frame that answers every navigation on the device: it cannot know its page when it is rendered, so a script in
 * it names that page's files at once: found one through the other, they would take a turn each, and there are dozens. It
 * also starts the pack worker where the table is on the device, which reads it while the page's own scripts are read.
 */
export function pageHints(
  { manifest, packWorker }: BuiltAssets,
  locale: Locale,
  own: Iterable<string>,
): Pick<Start, 'files' | 'more' | 'first' | 'painted'> {
  const pages: Record<string, Set<string>> = {};
  for (const module of Object.keys(manifest)) {
    const address = addressOf(module);
    if (address === null) continue;
    pages[address] = (pages[address] ?? new Set()).union(filesOf(manifest, module, address, locale));
  }
  // Most files belong to many pages: each name stands once, and the pages hold its place.
  const names = [...new Set(Object.values(pages).flatMap((files) => [...files]))];
  const places = Object.entries(pages).map(([address, files]) => [
    address,
    [...files].map((file) => names.indexOf(file)).join(' '),
  ]);
  const find =
    'const p=location.pathname;return(m[p]||m[p.slice(0,p.lastIndexOf("/")+1)]||"").replace(/\\d+/g,i=>n[i])';
  const worker = `const p=location.pathname+"/",t=${JSON.stringify(DATASET_PATHS)},d=Object.keys(t).find(k=>p.startsWith(t[k]+"/"));
try{if(d&&localStorage.packs.includes(d+":")){
const w=self.packWorker=new Worker("${packWorker}",{type:"module",name:"packs"});
w.onerror=()=>delete self.packWorker;
w.postMessage({id:0,call:"open",input:{dataset:d}})}}catch{}`;
  return {
    files: `"${bare(own)} "+((m,n)=>{${find}})(${JSON.stringify(Object.fromEntries(places))},"${bare(names)}".split(" "))`,
    more: worker,
    first: ownLookFirst(manifest),
    // All it asks for is at hand and comes at once, while what was worked out has yet to be drawn.
    painted: SHOWN,
  };
}
