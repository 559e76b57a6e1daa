import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';

/** The part of Vite's asset manifest that is used: a module's file, its style sheets and its static imports. */
const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.infer<typeof manifestSchema>;

/** The built files a page may need: the manifest and the text of every style sheet. */
export interface BuiltAssets {
  manifest: Manifest;
  styles: ReadonlyMap<string, string>;
}

const ENTRY = 'src/client/main.tsx';
/** Header and footer; what of their styles is seen at first is in the entry, the rest is for opened menus and messages. */
const FRAME = 'src/client/features/shell/frame-parts.tsx';

/** Reads the manifest and all style sheets of the client build. */
export async function readAssets(clientDir: string): Promise<BuiltAssets> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, 'asset-manifest.json'), 'utf8')));
  const names = new Set(Object.values(manifest).flatMap((entry) => entry.css ?? []));
  const styles = new Map(
    await Promise.all([...names].map(async (name) => [name, await readFile(join(clientDir, name), 'utf8')] as const)),
  );
  return { manifest, styles };
}

/** The file of a route's module, from its id: `/_site/home` lives in `src/client/routes/_site/home.tsx`. */
function modulesOf(manifest: Manifest, routeId: string): string[] {
  const base = `src/client/routes${routeId === '__root__' ? '/__root' : routeId.replace(/\/$/, '/index')}.tsx`;
  return Object.keys(manifest).filter((key) => key.startsWith(`${base}?`));
}

function collect(manifest: Manifest, roots: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
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
  return { scripts, styles };
}

/**
 * Puts styles and scripts of the matched routes into a rendered document. Styles are inlined, so that the first packets
 * paint; styles of what opens later are linked at the end, where they hold nothing up and serve those without scripts.
 * Scripts are preloaded from the head and started at the end of the body, after the data they hydrate from.
 */
export function withAssets(
  html: string,
  assets: BuiltAssets,
  page: { routeIds: readonly string[]; locale: Locale; catalogs: readonly string[] },
): string {
  const { manifest } = assets;
  const needed = collect(manifest, [
    ENTRY,
    ...page.catalogs.map((catalog) => `locales/${page.locale}/${catalog}.po`),
    ...page.routeIds.flatMap((id) => modulesOf(manifest, id)),
  ]);
  const style = [...needed.styles].map((name) => assets.styles.get(name) ?? '').join('');
  // A lazy part would fetch its sheet again; a link that is there already stops it, and a disabled one is not fetched.
  const inlined = [...needed.styles].map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('');
  const later = [...collect(manifest, [FRAME]).styles]
    .filter((name) => !needed.styles.has(name))
    .map((name) => `<link rel="stylesheet" href="/${name}">`)
    .join('');
  const entry = manifest[ENTRY]?.file ?? '';
  const preloads = [...needed.scripts].map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
  return html
    .replace('</head>', () => `<style>${style}</style>${inlined}${preloads}</head>`)
    .replace('</body>', () => `${later}<script type="module" src="/${entry}"></script></body>`);
}
