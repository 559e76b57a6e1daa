import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** What of the bundler is asked about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The modules that a set consists of stand in one that exists only here. */
const FOLDER = 'src/client/fetched-together';
const CLIENT = 'src/client';
const FETCH = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;
/** The pieces that the router's plugin cuts a route into. */
const PIECES = ['loader', 'component'];

/** The path from the root that a module means by a name; null for packages. */
function targetOf(importer: string, named: string): string | null {
  if (named.startsWith('#')) return `src/${named.slice(1)}`;
  return named.startsWith('.') ? posix.join(posix.dirname(importer), named) : null;
}

/** What a module has fetched, as paths from the root. */
function fetchedBy(path: string, text: string): string[] {
  const named = [...text.matchAll(FETCH)].flatMap(([, , name = '']) => targetOf(path, name) ?? []);
  if (!path.startsWith('src/client/routes/') || path.endsWith('__root.tsx')) return named;
  const pieces = PIECES.filter((piece) => new RegExp(`^ {2}(async )?${piece}\\b`, 'm').test(text));
  return [...named, ...pieces.map((piece) => `${path}?tsr-split=${piece}`)];
}

/** The sets by the path of the module that stands for each; which module of a set is which goes by its place. */
function setsOf(root: string, setOf: (path: string) => string | null): Map<string, string[]> {
  const sources = readdirSync(join(root, CLIENT), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => posix.join(CLIENT, path));
  const fetched = sources.flatMap((path) => fetchedBy(path, readFileSync(join(root, path), 'utf8')));
  const sets = new Map<string, string[]>();
  for (const path of [...new Set(fetched)].sort()) {
    const name = setOf(path);
    if (name === null) continue;
    const set = `${FOLDER}/${name}.ts`;
    sets.set(set, [...(sets.get(set) ?? []), path]);
  }
  return sets;
}

/**
 * Has the modules of a set come as one file, whichever of them is asked for. The bundler writes a file for each `import()`,
 * most of them smaller than a request for them, and their names alone would be a kilobyte of the first bundle. Here each
 * asks for the set and takes its own module out of it. The manifest goes on naming every module, with what it has fetched.
 */
export function gather(root: string, setOf: (path: string) => string | null) {
  const sets = setsOf(root, setOf);
  const places = new Map(
    [...sets].flatMap(([set, paths]) => paths.map((path, place) => [path, { set, place }] as const)),
  );

  return {
    name: 'fetched-together',
    // After what compiles JSX and cuts the routes, before what prepares `import()` for the browser.
    enforce: 'post' as const,
    resolveId: (id: string) => (sets.has(relative(root, id)) ? id : null),
    load: (id: string) =>
      sets
        .get(relative(root, id))
        ?.map((path, place) => `export * as m${place} from ${JSON.stringify(join(root, path))};`)
        .join('\n') ?? null,
    transform(code: string, id: string) {
      const importer = relative(root, id);
      if (!importer.startsWith('src/client/')) return null;
      return code.replaceAll(FETCH, (whole, _quote: string, named: string) => {
        const target = named.startsWith(root) ? relative(root, named) : targetOf(importer, named);
        const found = target === null ? undefined : places.get(target);
        return found ? `import(${JSON.stringify(join(root, found.set))}).then((set) => set.m${found.place})` : whole;
      });
    },
    writeBundle(this: ModuleGraph, { dir = '' }: { dir?: string | undefined }) {
      nameModules(this, root, join(dir, 'asset-manifest.json'), places);
    },
  };
}

/** Adds the modules of the sets to the manifest. */
function nameModules(
  graph: ModuleGraph,
  root: string,
  file: string,
  places: ReadonlyMap<string, { set: string }>,
): void {
  const manifest: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'));
  const visit = (id: string, seen: Map<string, readonly string[]>): Map<string, readonly string[]> => {
    const info = graph.getModuleInfo(id);
    if (seen.has(id) || !info) return seen;
    seen.set(id, info.dynamicallyImportedIds);
    for (const next of info.importedIds) visit(next, seen);
    return seen;
  };
  for (const [path, { set }] of places) {
    const fetched = [...visit(join(root, path), new Map()).values()].flat();
    const dynamicImports = [...new Set(fetched)].map((id) => relative(root, id));
    if (manifest[set]) manifest[path] = { ...manifest[set], dynamicImports };
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
