import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Catalog, catalogsOf } from '#client/i18n/words.ts';
import { LAST_PART_ID } from '#client/lib/last-part.ts';
import { DATASET_PATHS } from '#contract/datasets.ts';
import type { Locale } from '#contract/locale.ts';
import { INLINED_SHEETS, OWN_PAGES } from '#contract/seen-pages.ts';
import { trustedTypesScript } from './trusted-types.ts';

/** The part of Vite's asset manifest that is used: a module's file, its style sheets and its static imports. */
const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifestSchema>;

/** The built files a page may need: the manifest, the text of every style sheet, the script of the pack worker. */
export interface BuiltAssets {
  manifest: Manifest;
  packWorker: string;
  styles: ReadonlyMap<string, string>;
}

const ENTRY = 'src/client/main.tsx';
/** What the document runs first on pages of whoever is logged in. */
const OWN_LOOK = 'src/client/own-look.ts';
/** So long it waits for that at most, in milliseconds. */
const OWN_LOOK_MS = 500;
/** Header and footer; what of their styles is seen at first is in the entry, the rest is for opened menus and messages. */
const FRAME = 'src/client/features/shell/frame-parts.tsx';

/** What stands at an address without a page. */
const NOT_FOUND = 'src/client/features/shell/not-found-view.tsx';

/** Where the words of pages that are navigated to are. */
const LOAD_WORDS = 'src/client/i18n/load-words.ts';

/** What runs once the page stands. */
const DEVICE_START = 'src/client/app/start-device.ts';

/**
 * The address of the pack worker's script. The manifest does not name it, and beside it lie those of earlier builds: the
 * right one is the one that a script of this build names.
 */
async function findPackWorker(clientDir: string, manifest: Manifest): Promise<string> {
  const scripts = new Set(Object.values(manifest).map(({ file }) => file));
  for (const file of scripts) {
    const name = /pack-worker-[\w-]+\.js/.exec(
      file.endsWith('.js') ? await readFile(join(clientDir, file), 'utf8') : '',
    );
    if (name) return `/assets/${name[0]}`;
  }
  return '';
}

/** Reads the manifest and all style sheets of the client build. */
export async function readAssets(clientDir: string): Promise<BuiltAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, 'asset-manifest.json'), 'utf8')));
  const names = new Set(Object.values(manifest).flatMap((entry) => entry.css ?? []));
  const styles = new Map(
    await Promise.all([...names].map(async (name) => [name, await readFile(join(clientDir, name), 'utf8')] as const)),
  );
  return { manifest, packWorker: await findPackWorker(clientDir, manifest), styles };
}

/** The id of the route whose module a manifest key names: `routes/memoirs/newsdetail.$id.tsx` is `/memoirs/newsdetail/$id`. */
function routeIdOf(key: string): string | null {
  const [, path] = /^src\/client\/routes\/(.+?)\.tsx\?/.exec(key) ?? [];
  return path === undefined ? null : `/${path}`.replaceAll('.', '/').replace(/\/index$/, '/');
}

/** The files of a route's view; a route without a view of its own (a redirect, the root) has none. */
function viewsOf(manifest: Manifest, routeId: string): string[] {
  return Object.keys(manifest).filter((key) => key.includes('component') && routeIdOf(key) === routeId);
}

const catalogFiles = (locale: Locale, catalogs: readonly string[]): string[] =>
  catalogs.map((catalog) => `locales/${locale}/${catalog}.po`);

function collect(
  manifest: Manifest,
  roots: readonly string[],
): { keys: Set<string>; scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (entry === undefined || seen.has(key)) return;
    seen.add(key);
    for (const name of entry.imports ?? []) visit(name);
    scripts.add(entry.file);
    for (const name of entry.css ?? []) styles.add(name);
  };
  for (const root of roots) visit(root);
  return { keys: seen, scripts, styles };
}

const bare = (files: Iterable<string>): string => [...files].join(' ').replaceAll('assets/', '');

/** What the document fetches and does before the application starts, as pieces of its script. */
interface Start {
  entry: string;
  /** The words that the document is brought to life with. */
  words: Iterable<string>;
  /** Expression that gives the names of the files to fetch at once, separated by spaces. */
  files: string;
  more: string;
  /** Expression of the function that is called after the paint: it calls `go`, which does all of this. */
  first: string;
}

/**
 * Starts the application once the document has been painted: its scripts would share the line with the document, and on
 * a device that has them all at hand they would run before the first frame. A hidden tab paints nothing and does not wait.
 * A lazy part would fetch the sheets that stand inline again; a link to them stops it, and one that is made disabled is
 * not fetched itself, while in the markup the browser would fetch it ahead. Each fetch is begun in a turn of its own, so
 * that a tap is not kept waiting for all of them.
 */
function startAfterPaint({ entry, words, files, more, first }: Start): string {
  return `<script>{${trustedTypesScript}
const at=n=>"/assets/"+n,link=(n,o)=>n&&document.head.append(Object.assign(document.createElement("link"),o,{href:at(n)}));
const go=()=>{
for(const n of document.querySelector("[${INLINED_SHEETS}]").getAttribute("${INLINED_SHEETS}").split(" "))link(n,{rel:"stylesheet",disabled:!0});
for(const n of(${files}).split(" "))setTimeout(link,0,n,{rel:n.endsWith(".css")?"stylesheet":"modulepreload"});
${more}self.words=Promise.all("${bare(words)}".split(" ").map(n=>import(at(n))));
import(${JSON.stringify(`/${entry}`)})};
document.hidden?go():requestAnimationFrame(()=>setTimeout(${first}))}</script>`.replaceAll('\n', '');
}

/** On pages of whoever is logged in: shows what they looked like, and starts the application after that, or soon in any case. */
const ownLookFirst = (manifest: Manifest): string => `()=>{
let on=0,own;const once=()=>on++||go();
try{own=localStorage.token&&${OWN_PAGES}.test(location.pathname)&&import(${JSON.stringify(`/${manifest[OWN_LOOK]?.file}`)})}catch{}
if(own){own.then(once,once);setTimeout(once,${OWN_LOOK_MS})}else go()}`;

/** What pages ask the device with, and the words of their parts, by the beginning of their address. */
const DEVICE: readonly { begins: string; modules: readonly string[]; catalogs: readonly Catalog[] }[] = [
  {
    begins: '/dictionary',
    modules: ['src/client/offline/packs/pack-client.ts', 'src/client/offline/packs/ask-device.ts'],
    catalogs: [],
  },
  {
    begins: '/logisticstools/tracking',
    modules: ['persister', 'database', 'user-database'].map((name) => `src/client/offline/${name}.ts`),
    catalogs: ['tracked'],
  },
];

/** The address of a route's module; that of a route with a parameter is what stands before it. */
function addressOf(module: string): string | null {
  return (
    routeIdOf(module)
      ?.replaceAll('_/', '/')
      .replace(/\$.*$/, '')
      .replace(/(?<=\w)\/$/, (end) => (module.includes('$') ? end : '')) ?? null
  );
}

/** Every file that a page needs until its content stands, its later parts included. */
function filesOf(manifest: Manifest, module: string, address: string, locale: Locale): Set<string> {
  const own = collect(manifest, [module]).keys.difference(collect(manifest, [ENTRY]).keys);
  const parts = [...own].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const needs = DEVICE.find(({ begins }) => address.startsWith(begins));
  const device = (needs?.modules ?? []).filter((key) => key in manifest);
  const words = catalogFiles(locale, [...catalogsOf(address), ...(needs?.catalogs ?? [])]);
  const all = collect(manifest, [module, ...parts, ...device, ...words]);
  const started = collect(manifest, [ENTRY, ...catalogFiles(locale, ['start']), FRAME]);
  return all.scripts.union(all.styles).difference(started.scripts).difference(started.styles);
}

/**
 * For the frame that answers every navigation on the device: it cannot know its page when it is rendered, so a script in
 * it names that page's files at once: found one through the other, they would take a turn each, and there are dozens. It
 * also starts the pack worker where the table is on the device, which reads it while the page's own scripts are read.
 */
function pageHints(
  { manifest, packWorker }: BuiltAssets,
  locale: Locale,
  own: Iterable<string>,
): Pick<Start, 'files' | 'more' | 'first'> {
  const pages: Record<string, string> = {};
  for (const module of Object.keys(manifest)) {
    const address = addressOf(module);
    if (address === null) continue;
    const files = [...filesOf(manifest, module, address, locale)].map((file) => file.replace('assets/', ''));
    pages[address] = [...new Set(pages[address]?.split(' ')).union(new Set(files))].join(' ');
  }
  const find = 'const p=location.pathname;return m[p]||m[p.slice(0,p.lastIndexOf("/")+1)]||""';
  const worker = `const p=location.pathname+"/",t=${JSON.stringify(DATASET_PATHS)},d=Object.keys(t).find(k=>p.startsWith(t[k]+"/"));
try{if(d&&localStorage.packs.includes(d+":")){
const w=self.packWorker=new Worker("${packWorker}",{type:"module",name:"packs"});
w.onerror=()=>delete self.packWorker;
w.postMessage({id:0,call:"open",input:{dataset:d}})}}catch{}`;
  return {
    files: `"${bare(own)} "+(m=>{${find}})(${JSON.stringify(pages)})`,
    more: worker,
    first: ownLookFirst(manifest),
  };
}

/** So long the first paint waits at most for a document that comes in pieces, in milliseconds. */
const WHOLE_MS = 2_000;

/**
 * Keeps the browser from painting a page of which only the beginning has been read: entries of a menu that ends at the
 * right, columns of a table and fields of a grid would move with each that follows. It waits until an element has come, on
 * a line that stalls no longer than a moment; a browser that does not know this paints when it likes. A frame waits for its
 * header alone: what it holds of a page is long, and whoever opens the site should see at once that it opens.
 */
function paintWhole(html: string, shell: boolean): string {
  const awaited = !shell && html.includes(`id="${LAST_PART_ID}"`) ? LAST_PART_ID : 'content';
  return `<link rel="expect" href="#${awaited}" blocking="render"><script>setTimeout(()=>document.querySelector("[rel=expect]")?.remove(),${WHOLE_MS})</script>`;
}

/**
 * Puts styles and scripts of the matched routes into a rendered document. Styles are inlined, so that the first packets
 * paint; styles of what opens later are linked at the end, where they hold nothing up and serve those without scripts.
 * Scripts are fetched once the document is painted, and started after the data they hydrate from.
 */
export function withAssets(
  html: string,
  assets: BuiltAssets,
  page: { routeIds: readonly string[]; locale: Locale; catalogs: readonly string[]; shell: boolean; missing: boolean },
): string {
  const { manifest } = assets;
  const catalogs = catalogFiles(page.locale, page.catalogs);
  const needed = collect(manifest, [
    ENTRY,
    ...catalogs,
    // On the device nothing has to be saved: what brings the frame to life comes along.
    ...(page.missing ? [NOT_FOUND] : []),
    ...(page.shell ? [FRAME, DEVICE_START, LOAD_WORDS] : page.routeIds.flatMap((id) => viewsOf(manifest, id))),
  ]);
  const style = [...needed.styles].map((name) => assets.styles.get(name) ?? '').join('');
  const later = [...collect(manifest, [FRAME]).styles]
    .filter((name) => !needed.styles.has(name))
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join('');
  const start = startAfterPaint({
    entry: manifest[ENTRY]?.file ?? '',
    words: catalogs.flatMap((key) => manifest[key]?.file ?? []),
    ...(page.shell
      ? pageHints(assets, page.locale, needed.scripts)
      : { files: `"${bare(needed.scripts)}"`, more: '', first: 'go' }),
  });
  return html
    .replace(
      '</head>',
      () => `${paintWhole(html, page.shell)}<style ${INLINED_SHEETS}="${bare(needed.styles)}">${style}</style></head>`,
    )
    .replace('</body>', () => `${start}${later}</body>`);
}
