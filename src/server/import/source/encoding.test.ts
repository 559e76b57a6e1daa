import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingOf, type OldEncoding } from './encoding.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-encoding-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function found(bytes: Uint8Array, old: OldEncoding = 'gb18030') {
  const path = join(folder, 'file.csv');
  await writeFile(path, bytes);
  return encodingOf(path, old).catch((error: Error) => error.message.replace(path, 'FILE'));
}

/** 改良种用马 in GB 18030. */
const horse = [0xb8, 0xc4, 0xc1, 0xbc, 0xd6, 0xd6, 0xd3, 0xc3, 0xc2, 0xed];
const stray = Buffer.from([0xe9]);
const text = Buffer.from('01012100,改良种用马,Horse\n');

describe('the encoding of an official file', () => {
  it.each<[string, Uint8Array, OldEncoding, string]>([
    ['plain letters', Buffer.from('code,rate\n'), 'gb18030', 'utf-8'],
    ['Chinese in UTF-8', text, 'gb18030', 'utf-8'],
    ['lost characters, written as such', Buffer.from('Caf\uFFFD'), 'windows-1252', 'utf-8'],
    ['what Chinese offices write', Buffer.from(horse), 'gb18030', 'gb18030'],
    ['one Chinese character of theirs', Buffer.from([0x2c, 0xc2, 0xed, 0x0a]), 'gb18030', 'gb18030'],
    [
      'one accent of UNECE',
      Buffer.concat([Buffer.from('S'), stray, Buffer.from('te')]),
      'windows-1252',
      'windows-1252',
    ],
  ])('DICT-01, DICT-02 is found: %s', async (_name, bytes, old, encoding) => {
    expect(await found(bytes, old)).toBe(encoding);
  });

  /** 純種馬、汽油 in Big5; 其他马 and 汽油 in GB 18030. */
  const big5 = [0xaf, 0xc2, 0xba, 0xd8, 0xb0, 0xa8, 0xa1, 0x42, 0xa8, 0x54, 0xaa, 0x6f];
  const gb = [0xc6, 0xe4, 0xcb, 0xfb, 0xc2, 0xed, 0x2c, 0xc6, 0xfb, 0xd3, 0xcd];

  it.each<[string, number[], OldEncoding, string]>([
    ['Big5', big5, 'gb18030', 'Big5'],
    ['Big5 among accents', big5, 'windows-1252', 'an encoding of Chinese'],
    ['GB 18030 among accents', gb, 'windows-1252', 'an encoding of Chinese'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x61, 0, 0x2c, 0], 'gb18030', 'UTF-16'],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0x61, 0, 0x2c], 'windows-1252', 'UTF-16'],
    ['UTF-16 without a mark', [0x61, 0, 0x2c, 0], 'windows-1252', 'UTF-16'],
  ])('E6 is refused by name where the file would be read as other words: %s', async (_name, bytes, old, name) => {
    expect(await found(Buffer.from(bytes), old)).toBe(`The file FILE is in ${name}: save it as UTF-8.`);
  });

  it('E6 is no other one for usual Chinese and usual accents', async () => {
    expect(await found(Buffer.from(gb))).toBe('gb18030');
    expect(await found(Buffer.from('Île de São Tomé, Óbidos', 'latin1'), 'windows-1252')).toBe('windows-1252');
  });

  it('DICT-02 is UTF-8 where a mark says so, whatever follows', async () => {
    expect(await found(Buffer.concat([Buffer.from('\uFEFF'), stray, Buffer.from(horse)]))).toBe('utf-8');
  });

  it.each<OldEncoding>(['gb18030', 'windows-1252'])(
    'DICT-01, DICT-02 is not taken for %s because of a stray byte: the file is refused and the byte named',
    async (old) => {
      const damaged = Buffer.concat([text, stray, text]);
      expect(await found(damaged, old)).toBe(
        `The file FILE is UTF-8 but for one byte, the first at byte offset ${text.length}.`,
      );
    },
  );

  it('DICT-02 finds a stray byte also where the file is read in several pieces', async () => {
    const long = Buffer.concat(Array.from({ length: 6000 }, () => text));
    const damaged = Buffer.concat([long, Buffer.from([0xff]), long]);
    expect(await found(damaged)).toContain(`offset ${long.length}.`);
    const old = Buffer.concat(Array.from({ length: 9000 }, () => Buffer.from(horse)));
    expect(await found(Buffer.concat([old, Buffer.from([0xff]), old]))).toBe(
      `The file FILE is neither UTF-8 (the byte at offset 0 is none) nor gb18030 (that at ${old.length}).`,
    );
    expect(await found(Buffer.concat([old, Buffer.from([0xc4])]))).toContain(`gb18030 (that at ${old.length + 1})`);
  });

  it('DICT-02 is UTF-8 exactly for what the platform reads as such', async () => {
    const isUtf8 = (bytes: Uint8Array) => {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== null;
      } catch {
        return false;
      }
    };
    const part = fc.oneof(
      fc.constantFrom(0x41, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xe0, 0xe4, 0xed, 0xf0, 0xf4, 0xf5),
      // A byte of zero is taken for a sign of UTF-16.
      fc.integer({ min: 1, max: 255 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (bytes) => {
        const file = Uint8Array.from(bytes);
        expect((await found(file, 'windows-1252')) === 'utf-8').toBe(isUtf8(file));
      }),
      { numRuns: 300 },
    );
  });
});
