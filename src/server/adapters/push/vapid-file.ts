import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '#server/start-error.ts';

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The keys of Web Push in a file of the data folder, made on the first start: browsers that subscribed under one key get
 * nothing under another. For development; in production they are configured.
 */
export async function vapidKeysIn(folder: string): Promise<z.infer<typeof keys>> {
  const path = join(folder, 'vapid.json');
  const { default: library } = await import('web-push');
  await mkdir(folder, { recursive: true });
  // Whoever comes second reads what the first has written.
  await writeFile(path, JSON.stringify(library.generateVAPIDKeys()), { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    },
  );
  return keys.parse(JSON.parse(await readFile(path, 'utf8')));
}
