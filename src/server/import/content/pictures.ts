import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { StoredPicture } from '#contract/content.ts';
import type { Transaction } from '#server/db/transaction.ts';
import { LARGEST_FILE } from '#server/modules/media/make-picture.ts';
import { PictureError } from '#server/modules/media/picture-error.ts';
import { storePicture } from '#server/modules/media/write.ts';
import type { FindPicture } from './build.ts';
import { ItemFault } from './fault.ts';
import { IMAGE_FOLDER } from './files.ts';

/** The bytes of a picture below the folder; links that lead out of it are not followed. */
async function readPicture(folder: string, file: string): Promise<Buffer> {
  if (!file.startsWith(`${IMAGE_FOLDER}/`) || file.split(/[/\\]/).includes('..')) {
    throw new ItemFault([], `pictures lie in ${IMAGE_FOLDER}/ (${file})`);
  }
  const path = join(folder, file);
  const found = await realpath(path).catch(() => null);
  if (found === null) throw new ItemFault([], `there is no picture ${file}`);
  if (!found.startsWith((await realpath(folder)) + sep)) throw new ItemFault([], `${file} leads out of the folder`);
  const { size } = await stat(found);
  if (size > LARGEST_FILE)
    throw new ItemFault([], `the picture ${file} is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
  return readFile(found);
}

/** Finds the pictures of a content folder and stores each once, within the transaction of the import. */
export function createPictures(transaction: Transaction, folder: string): FindPicture {
  const known = new Map<string, StoredPicture>();
  return async (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const bytes = await readPicture(folder, file);
    const picture = await storePicture(transaction, bytes).catch((error: unknown) => {
      throw error instanceof PictureError ? new ItemFault([], `the picture ${file} ${error.message}`) : error;
    });
    known.set(file, picture);
    return picture;
  };
}
