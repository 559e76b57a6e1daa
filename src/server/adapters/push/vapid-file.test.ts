import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { vapidKeysIn } from './vapid-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-vapid-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the keys of Web Push in the data folder', () => {
  it('H31 are made once and whole, also by several at once', async () => {
    const made = await Promise.all([vapidKeysIn(folder), vapidKeysIn(folder)]);
    expect(await vapidKeysIn(folder)).toEqual(made[0]);
    expect(made[1]).toEqual(made[0]);
    expect(await readdir(folder)).toEqual(['vapid.json']);
  });

  it.each(['', '{', 'null', '{"publicKey":"a","privateKey":"b"}'])(
    'H31 are refused in one sentence from %j',
    async (text) => {
      await writeFile(join(folder, 'vapid.json'), text);
      const refused: unknown = await vapidKeysIn(folder).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartError);
      expect(String(refused)).toMatch(/vapid\.json is damaged; delete it, [^\n]*\.$/);
    },
  );
});
