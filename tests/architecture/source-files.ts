import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A source file: its path from the project's root, its text, and what it imports (paths from the root, or package names). */
export interface SourceFile {
  path: string;
  text: string;
  lines: number;
  imports: string[];
}

// Static imports and exports, and dynamic ones; `import type` counts as well, since a wall is about knowing.
const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Files that are imported by a pattern, as the bundler does it. */
const GLOB = /\bimport\.meta\.glob[^(]*\(\s*['"]([^'"]+)['"]/g;

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#tests/')) return `tests/${specifier.slice('#tests/'.length)}`;
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(from), specifier));
  return specifier;
}

/** A file of the project, by its path from the root. */
function sourceFile(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const imports = [...text.matchAll(IMPORT)].map((match) => resolve(path, match[1] ?? match[2] ?? ''));
  const folder = dirname(path);
  const globs = [...text.matchAll(GLOB)].flatMap(([, pattern = '']) => globSync(join(folder, pattern), { cwd: ROOT }));
  return { path, text, lines: text.split('\n').length - 1, imports: [...imports, ...globs] };
}

/** All TypeScript files below a folder of the project, generated ones left out. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.gen\.ts$|\.d\.ts$|\.js$/.test(name))
    .map((name) => sourceFile(join(folder, name)));
}

/** The configuration files of the project's tools that are written in TypeScript. */
export function toolFiles(): SourceFile[] {
  return readdirSync(ROOT)
    .filter((name) => /\.config\.ts$/.test(name))
    .map(sourceFile);
}
