import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { projectFolder } from '#tests/support/server-process.ts';

/**
 * What working without a network costs a page before it is alive: the scripts of three pages as the server sends them, less
 * the same scripts without what comes from the modules below. Builds the client once more, with source maps.
 */
const OFFLINE = /src\/client\/offline\/|@tanstack\/query-(persist-client-core|sync-storage-persister)\/|\/dexie\//;
const ROUTES = ['home', 'dictionary/ports', 'memoirs/news'];
const TO_REACH = 6 * 1024;

interface Chunk {
  file: string;
  imports?: string[];
}

/** The files that an entry of the manifest imports statically, with its own. */
function closure(manifest: Readonly<Record<string, Chunk>>, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(manifest, next, files);
  return files;
}

const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** A script without every letter that comes from a module of the machinery. */
function without(text: string, map: SourceMap): string {
  return text
    .split('\n')
    .map((line, row) =>
      [...line]
        .filter((_, column) => {
          const entry = map.findEntry(row, column);
          return !('originalSource' in entry && OFFLINE.test(entry.originalSource));
        })
        .join(''),
    )
    .join('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'harbourway-size-'));
const table: Record<string, Record<string, number>> = {};
try {
  await build({ root: projectFolder, logLevel: 'silent', build: { outDir: folder, sourcemap: 'hidden' } });
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(folder, 'asset-manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => key.endsWith('src/client/main.tsx')) ?? '';
  for (const route of ROUTES) {
    const view = Object.keys(manifest).find((key) => key.includes(`routes/${route}.tsx?`) && key.includes('component'));
    const files = closure(manifest, view ?? '', closure(manifest, entry));
    let whole = 0;
    let less = 0;
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8');
      // The bundler's own few lines have none.
      const map = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => null);
      const size = sizeOf(text);
      whole += size;
      less += map === null ? size : sizeOf(without(text, new SourceMap(JSON.parse(map))));
    }
    table[route] = { 'bytes before it is alive': whole, 'of them offline (to reach: 6144)': whole - less };
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(table);
const cost = Object.values(table).map((row) => row['of them offline (to reach: 6144)'] ?? 0);
process.exitCode = cost.some((bytes) => bytes > TO_REACH) ? 1 : 0;
