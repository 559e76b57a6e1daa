import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Endings of files that get smaller; pictures and fonts are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);

/** A smaller file fits into one packet as it is. */
const COMPRESS_FROM = 1024;

/** Files at once: as many as Node's pool has threads. */
const AT_ONCE = 4;

/** Writes a brotli and a gzip form beside each text file of a folder, at the quality nobody should wait for. */
export async function compressFiles(folder) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const next = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function compressFile(file) {
  const body = await readFile(file);
  if (body.length < COMPRESS_FROM) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${file}.br`, await brotliAsync(body, { params }));
  await writeFile(`${file}.gz`, await gzipAsync(body, { level: constants.Z_BEST_COMPRESSION }));
}
