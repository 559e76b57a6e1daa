import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskStorage } from './disk.ts';

it('stores the same file several times at once, whole and without a rest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  const storage = diskStorage(folder);
  const bytes = Buffer.alloc(2_000_000, 'a');
  await Promise.all(Array.from({ length: 5 }, () => storage.put('photo-1', bytes)));
  expect(await storage.get('photo-1')).toEqual(bytes);
  expect(await readdir(join(folder, 'ph'))).toEqual(['photo-1']);
  await rm(folder, { recursive: true });
});
