import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Catalog, catalogsOf } from '#client/i18n/words.ts';
import { TAB_DRAWINGS } from '#client/lib/tab-drawings.ts';
import type { Locale } from '#contract/locale.ts';

/** The part of Vite's asset manifest that is used: a module's file, its style sheets and its static imports. */
const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunk);
/** What the build made of each module, by the name that Vite has for it. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The built files a page may need: the manifest, the text of every style sheet, the script of the pack worker. */
export interface BuiltAssets {
  manifest: Manifest;
  packWorker: string;
  styles: ReadonlyMap<string, string>;
  /** The text of the tab bar's drawings. */
  tabDrawings: string;
}

/** Where the site begins. */
export const ENTRY = 'src/client/main.tsx';

/** Header and footer; what of their styles is seen at first is in the entry, the rest is for opened menus and messages. */
export const FRAME = 'src/client/features/shell/frame-parts.tsx';

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

/** Reads of the client build what documents are made with. */
export async function readAssets(clientDir: string): Promise<BuiltAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, 'asset-manifest.json'), 'utf8')));
  const names = new Set(Object.values(manifest).flatMap((entry) => entry.css ?? []));
  const styles = new Map(
    await Promise.all([...names].map(async (name) => [name, await readFile(join(clientDir, name), 'utf8')] as const)),
  );
  const tabDrawings = await readFile(join(clientDir, TAB_DRAWINGS), 'utf8');
  return { manifest, packWorker: await findPackWorker(clientDir, manifest), styles, tabDrawings };
}

/** The id of the route whose module a manifest key names: `routes/memoirs/newsdetail.$id.tsx` is `/memoirs/newsdetail/$id`. */
function routeIdOf(key: string): string | null {
  const [, path] = /^src\/client\/routes\/(.+?)\.tsx\?/.exec(key) ?? [];
  return path === undefined ? null : `/${path}`.replaceAll('.', '/').replace(/\/index$/, '/');
}

/** The files of a route's view; a route without a view of its own (a redirect, the root) has none. */
export function viewsOf(manifest: Manifest, routeId: string): string[] {
  return Object.keys(manifest).filter((key) => key.includes('component') && routeIdOf(key) === routeId);
}

/** The keys of catalogs in one language. */
export const catalogFiles = (locale: Locale, catalogs: readonly string[]): string[] =>
  catalogs.map((catalog) => `locales/${locale}/${catalog}.po`);

/** What modules bring along when they are imported: the keys of all that they import themselves, with their files. */
export function collect(
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
export function addressOf(module: string): string | null {
  return (
    routeIdOf(module)
      ?.replaceAll('_/', '/')
      .replace(/\$.*$/, '')
      .replace(/(?<=\w)\/$/, (end) => (module.includes('$') ? end : '')) ?? null
  );
}

/** Every file that a page needs until its content stands, its later parts included. */
export function filesOf(manifest: Manifest, module: string, address: string, locale: Locale): Set<string> {
  const own = collect(manifest, [module]).keys.difference(collect(manifest, [ENTRY]).keys);
  const parts = [...own].flatMap((key) => manifest[key]?.dynamicImports ?? []);
  const needs = DEVICE.find(({ begins }) => address.startsWith(begins));
  const device = (needs?.modules ?? []).filter((key) => key in manifest);
  const words = catalogFiles(locale, [...catalogsOf(address), ...(needs?.catalogs ?? [])]);
  const all = collect(manifest, [module, ...parts, ...device, ...words]);
  const started = collect(manifest, [ENTRY, ...catalogFiles(locale, ['start']), FRAME]);
  return all.scripts.union(all.styles).difference(started.scripts).difference(started.styles);
}
