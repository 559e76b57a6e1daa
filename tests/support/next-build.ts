import { hash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest']);
const COMPRESSED = new Set(['.br', '.gz']);

/**
 * Makes a later version of a build: the same site in which every file of `assets` has another name and nothing of the
 * version before is kept, which is the hardest deployment an open page can meet. Its files carry `mark` in their names.
 */
export async function makeNextBuild(dist: string, folder: string, mark: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const client = join(folder, 'client');
  const assets = await readdir(join(client, 'assets'));
  const names = new Map(
    assets.map((name) => {
      const extension = extname(name);
      return [name, `${basename(name, extension)}-${mark}${extension}`];
    }),
  );
  const files = (await readdir(client, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  /** Hashes of the files that are not what they were, by those the worker's list has. */
  const hashes = new Map<string, string>();
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    // Made of the old text.
    if (COMPRESSED.has(extname(path))) await rm(path);
    if (!TEXT.has(extname(path))) continue;
    const text = await readFile(path, 'utf8');
    const changed = text.replace(/[\w.-]+\.\w+/g, (name) => names.get(name) ?? name);
    // The frames name the files, so a real build gives them another revision too.
    const frames = changed.replace(/("revision":")[0-9a-f]+(","url":"\/app-shell)/g, `$1${mark}$2`);
    if (frames === text) continue;
    await writeFile(path, frames);
    hashes.set(hash('sha256', text, 'base64'), hash('sha256', frames, 'base64'));
  }
  const worker = join(client, 'sw.js');
  const list = await readFile(worker, 'utf8');
  await writeFile(
    worker,
    list.replace(/(?<="sha256-)[^"]+/g, (before) => hashes.get(before) ?? before),
  );
  for (const [before, after] of names) {
    if (!COMPRESSED.has(extname(before))) await rename(join(client, 'assets', before), join(client, 'assets', after));
  }
}
