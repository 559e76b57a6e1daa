import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { projectFolder } from '#tests/support/server-process.ts';

/**
 * What working without a network costs a page before it is alive: the scripts of three pages, each compressed as the server
 * sends them, less the same scripts without the modules below. Builds the client once more, to know which module is where.
 */
const OFFLINE = /\/src\/client\/offline\/|@tanstack\/query-(persist-client-core|sync-storage-persister)\/|\/dexie\//;
const ROUTES = ['home', 'dictionary/ports', 'memoirs/news'];
const TO_REACH = 6 * 1024;

type Chunk = Rolldown.OutputChunk;

/** A file and all that it imports statically. */
function closure(chunks: ReadonlyMap<string, Chunk>, name: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = chunks.get(name);
  if (chunk === undefined || found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports) closure(chunks, next, found);
  return found;
}

/** Bytes of a file, made of those of its modules that are wanted. */
function sizeOf(chunk: Chunk, isWanted: (id: string) => boolean): number {
  const codes = Object.entries(chunk.modules).map(([id, { code }]) => (isWanted(id) ? (code ?? '') : ''));
  const { code } = minifySync(chunk.fileName, codes.join('\n'), { module: true, mangle: { toplevel: true } });
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;
}

const folder = await mkdtemp(join(tmpdir(), 'harbourway-size-'));
const table: Record<string, Record<string, number>> = {};
try {
  const built = await build({ root: projectFolder, logLevel: 'silent', build: { outDir: folder } });
  const outputs = 'output' in built ? built.output : [];
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const nameOf = (part: string) =>
    [...chunks.values()].find(({ facadeModuleId, moduleIds }) => (facadeModuleId ?? moduleIds.join(' ')).includes(part))
      ?.fileName ?? '';
  for (const route of ROUTES) {
    const view = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.includes(`routes/${route}.tsx?`) && id.includes('component')),
    );
    const files = closure(chunks, view?.fileName ?? '', closure(chunks, nameOf('src/client/main.tsx')));
    let whole = 0;
    let less = 0;
    for (const chunk of files) {
      whole += sizeOf(chunk, () => true);
      less += sizeOf(chunk, (id) => !OFFLINE.test(id));
    }
    table[route] = {
      files: files.size,
      'bytes before it is alive': whole,
      'of them offline (to reach: 6144)': whole - less,
    };
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.table(table);
const cost = Object.values(table).map((row) => row['of them offline (to reach: 6144)'] ?? TO_REACH + 1);
process.exitCode = cost.some((bytes) => bytes > TO_REACH) ? 1 : 0;
