import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#server/parse-json.ts';
import { newId } from '#server/secrets.ts';
import { errorCode, StartError } from '#server/start-error.ts';

/** A point of the curve P-256 and a number of 32 bytes, in base64url. */
const keys = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});

/**
 * The keys of Web Push in a file of the data folder, made on the first start: browsers that subscribed under one key get
 * nothing under another. For development; in production they are configured. Throws a {@link StartError} when the file is
 * damaged.
 */
export async function vapidKeysIn(folder: string): Promise<z.infer<typeof keys>> {
  const path = join(folder, 'vapid.json');
  const { default: library } = await import('web-push');
  await mkdir(folder, { recursive: true });
  // Whole before it has its name: a start that is killed leaves no half file. Whoever comes second reads what the first has
  // written.
  const draft = `${path}.${newId()}`;
  await writeFile(draft, JSON.stringify(library.generateVAPIDKeys()), { mode: 0o600 });
  await link(draft, path)
    .catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    })
    .finally(() => rm(draft, { force: true }));
  const read = keys.safeParse(parseJson(await readFile(path, 'utf8')));
  if (read.success) return read.data;
  throw new StartError(
    `${path} is damaged; delete it, and new keys are made at the next start: who subscribed under the old ones does so again.`,
  );
}
