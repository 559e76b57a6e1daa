import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precacheManifest } from './precache-manifest.ts';

let folder = '';
const script = { url: 'assets/main.js', revision: null, size: 3 };
const manifest = async () => (await precacheManifest(() => folder)([script])).manifest;
const write = (text: string) => writeFile(join(folder, script.url), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-manifest-'));
  await mkdir(join(folder, 'assets'));
  await write('abc');
});
afterEach(() => rm(folder, { recursive: true }));

it('H1 the list of what is kept names the hash of each file', async () => {
  const [file] = await manifest();
  // The first test vector of FIPS 180-2.
  expect(file).toEqual({ ...script, integrity: 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=' });
});

it('PWA-06 the frames have another revision when any file is another', async () => {
  const before = (await manifest()).slice(1);
  expect(before.map(({ url }) => url)).toEqual(['/app-shell?lang=zh_CN', '/app-shell?lang=en_US']);
  expect((await manifest()).slice(1)).toEqual(before);
  await write('abd');
  const after = (await manifest()).slice(1);
  expect(after.map(({ revision }) => revision)).not.toEqual(before.map(({ revision }) => revision));
});
