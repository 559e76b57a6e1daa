import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Size (bytes) as the server sends it: the build's files are compressed at the highest quality. */
export const sentSize = async (body: Uint8Array) =>
  (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).byteLength;

/** The script files that a document runs. */
export function scriptsNamedIn(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\ssrc="\/assets\/([\w.-]+)"/g)].map(([, name = '']) => name);
}

/** Scripts that a page names, and all that these import statically, of a build in `client`: it is not alive before. */
export async function firstScriptsOf(html: string, client: string): Promise<Set<string>> {
  const needed = new Set<string>();
  const add = async (file: string): Promise<void> => {
    if (needed.has(file)) return;
    needed.add(file);
    const text = await readFile(join(client, 'assets', file), 'utf8');
    const statics = text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    await Promise.all([...statics].map(([, name]) => add(name ?? '')));
  };
  await Promise.all(scriptsNamedIn(html).map(add));
  return needed;
}
