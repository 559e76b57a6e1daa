import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build, minifySync, type Rolldown } from 'vite';
import { firstScriptsOf, sentSize } from '#tests/support/page-scripts.ts';
import { projectFolder, startServer } from '#tests/support/server-process.ts';

/**
 * Measures the bytes that working without a network costs a page before it is alive: its first scripts as the server
 * sends them, less the same scripts without the modules below. Builds the client once more, to know which module is in
 * which file.
 */
const OFFLINE =
  /\/src\/client\/(offline\/|app\/(keep-|start-device|stale-chunks|update))|@tanstack\/query-(persist-client-core|sync-storage-persister)\/|\/dexie\//;
const PAGES = ['/home', '/dictionary/ports', '/memoirs/news', '/logisticstools/loadcalculator', '/aboutus/contactus'];
const TO_REACH = 6 * 1024;

type Chunk = Rolldown.OutputChunk;

/** Size (bytes) of a file made of those of its modules that are wanted. */
function sizeOf(chunk: Chunk, isWanted: (id: string) => boolean): Promise<number> {
  const modules = Object.entries(chunk.modules).filter(([id]) => isWanted(id));
  const text = modules.map(([, { code }]) => code ?? '').join('\n');
  // Without the exports that hold it together, compressing would leave most of a module out as used by nobody.
  const { code } = minifySync(chunk.fileName, text, { module: true, compress: false, mangle: { toplevel: true } });
  return sentSize(Buffer.from(code));
}

const isOnline = (id: string) => !OFFLINE.test(id);

/** Files by name, with their modules. */
async function buildAgain(outDir: string): Promise<Map<string, Chunk>> {
  const built = await build({ root: projectFolder, logLevel: 'silent', build: { outDir } });
  const files = 'output' in built ? built.output : [];
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName.replace('assets/', ''), file] as const] : [])),
  );
}

const folder = await mkdtemp(join(tmpdir(), 'harbourway-weight-'));
const client = join(projectFolder, 'dist', 'client');
const pages: Record<string, Record<string, number>> = {};
const modules = new Map<string, number>();
const server = await startServer({ env: { DATA_DIR: join(folder, 'data'), DRAIN_MS: '0', NODE_ENV: 'test' } });
try {
  const chunks = await buildAgain(join(folder, 'client'));
  for (const page of PAGES) {
    const files = await firstScriptsOf(await (await fetch(server.url + page)).text(), client);
    let [whole, rest, sent] = [0, 0, 0];
    for (const name of files) {
      const chunk = chunks.get(name);
      if (chunk === undefined) throw new Error(`${name} is of another build than this one: npm run build`);
      sent += await sentSize(await readFile(join(client, 'assets', name)));
      const all = await sizeOf(chunk, () => true);
      const offline = Object.keys(chunk.modules).filter((id) => !isOnline(id));
      whole += all;
      rest += offline.length === 0 ? all : await sizeOf(chunk, isOnline);
      for (const id of offline) {
        if (!modules.has(id)) modules.set(id, all - (await sizeOf(chunk, (other) => other !== id)));
      }
    }
    pages[page] = {
      ...{ files: files.size, 'bytes sent before it is alive': sent, 'made again of their modules': whole },
      'of them offline (to reach: 6144)': whole - rest,
    };
  }
} finally {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
console.table(pages);
console.log('Bytes that each module of them adds to its file:');
console.table(
  Object.fromEntries(
    [...modules].sort(([, a], [, b]) => b - a).map(([id, bytes]) => [relative(projectFolder, id), { bytes }]),
  ),
);
process.exitCode = Object.values(pages).some((row) => (row['of them offline (to reach: 6144)'] ?? 0) > TO_REACH)
  ? 1
  : 0;
