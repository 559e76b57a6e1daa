import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAssets } from './asset-manifest.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-assets-'));
  for (const name of ['assets', 'drawings']) await mkdir(join(folder, name));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('PWA-06 starts the pack worker of this build, and none of those that earlier builds left beside it', async () => {
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('assets/pack-worker-aaaa.js', 'earlier');
  await write('assets/pack-worker-bbbb.js', 'this');
  await write('assets/earlier.js', 'new Worker("/assets/pack-worker-aaaa.js")');
  await write('assets/main.js', 'start()');
  await write('assets/packs.js', 'new Worker("/assets/pack-worker-bbbb.js")');
  const manifest = { 'src/client/main.tsx': { file: 'assets/main.js' }, _packs: { file: 'assets/packs.js' } };
  await write('drawings/tabs.svg', '<svg/>');
  await write('asset-manifest.json', JSON.stringify(manifest));
  expect((await readAssets(folder)).packWorker).toBe('/assets/pack-worker-bbbb.js');
});
