import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/start-error.ts';
import type { StoragePort } from './port.ts';

const ID = /^[\w-]{1,64}$/;
const PART = '.part';

/**
 * Files in a folder, which several servers may share. Written beside and moved into place, so that a file is there whole
 * or not at all.
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
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true, mode: 0o700 });
      const file = await open(path + PART, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path + PART, path);
    },
    async get(id) {
      return readFile(pathOf(id)).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(id) {
      for (const path of [pathOf(id), pathOf(id) + PART]) await rm(path, { force: true });
    },
    async *ids() {
      const folders = await readdir(folder).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return [];
        throw error;
      });
      for (const start of folders.filter((name) => name.length <= 2)) {
        const names = await readdir(join(folder, start)).catch(() => []);
        const ids = names.map((name) => (name.endsWith(PART) ? name.slice(0, -PART.length) : name));
        yield ids.filter((id) => ID.test(id) && id.slice(0, 2) === start);
      }
    },
  };
}
