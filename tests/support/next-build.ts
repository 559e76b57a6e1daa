import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

const TEXT = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest']);

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
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    // Made of the old text.
    if (extname(path) === '.br') await rm(path);
    if (!TEXT.has(extname(path))) continue;
    const text = await readFile(path, 'utf8');
    const changed = text.replace(/[\w.-]+\.\w+/g, (name) => names.get(name) ?? name);
    // The frames name the files, so a real build gives them another revision too.
    const frames = changed.replace(/("revision":")[0-9a-f]+(","url":"\/app-shell)/g, `$1${mark}$2`);
    if (frames !== text) await writeFile(path, frames);
  }
  for (const [before, after] of names) {
    if (extname(before) !== '.br') await rename(join(client, 'assets', before), join(client, 'assets', after));
  }
}
