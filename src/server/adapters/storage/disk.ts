import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '#server/secrets.ts';
import { errorCode } from '#server/start-error.ts';
import type { StoragePort } from './port.ts';

const ID = /^[\w-]{1,64}$/;
const PART = '.part';

/** The file that what is in a folder belongs to, whole or a part of it. */
const idIn = (name: string): string => (name.endsWith(PART) ? (name.split('.', 1)[0] ?? '') : name);

const unlessMissing =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (errorCode(error) === 'ENOENT') return nothing;
    throw error;
  };

/**
 * Files in a folder, which several servers may share. Written beside, each time under a name of its own, and moved into
 * place, so that a file is there whole or not at all, also when the same is stored twice at once.
 */
export function diskStorage(folder: string): StoragePort {
  const pathOf = (id: string): string => {
    if (!ID.test(id)) throw new Error('Not the id of a file');
    return join(folder, id.slice(0, 2), id);
  };
  return {
    name: `folder ${folder}`,
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const part = `${path}.${newId()}${PART}`;
      try {
        const file = await open(part, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    get: (id) => readFile(pathOf(id)).catch(unlessMissing(null)),
    async remove(id) {
      const path = pathOf(id);
      await rm(path, { force: true });
      const names = await readdir(dirname(path)).catch(unlessMissing([]));
      const parts = names.filter((name) => name.endsWith(PART) && idIn(name) === id);
      for (const part of parts) await rm(join(dirname(path), part), { force: true });
    },
    async *ids() {
      const folders = await readdir(folder).catch(unlessMissing([]));
      for (const start of folders.filter((name) => name.length <= 2)) {
        const names = await readdir(join(folder, start)).catch(() => []);
        yield names.map(idIn).filter((id) => ID.test(id) && id.slice(0, 2) === start);
      }
    },
  };
}
