import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { ImportError } from '../import-error.ts';

/** Encodings of files that are not UTF-8: UNECE's, and those of Chinese offices. */
export type OldEncoding = 'windows-1252' | 'gb18030';

/** With so many good characters for each bad byte a text is damaged, not of another encoding. */
const GOOD_PER_BAD = 4;

/** How much of a text is valid UTF-8, as seen byte by byte. */
interface Seen {
  hasMark: boolean;
  /** Characters of several bytes. */
  good: number;
  bad: number;
  /** Offset of the first byte that fits nowhere; null when all do. */
  firstBad: number | null;
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path)) if (Buffer.isBuffer(chunk)) yield chunk;
}

/** How many bytes follow a first byte, and between which bounds the second one lies; null for what begins no character. */
function rule(byte: number): readonly [more: number, from: number, to: number] | null {
  if (byte < 0xc2 || byte > 0xf4) return null;
  if (byte < 0xe0) return [1, 0x80, 0xbf];
  // Longer than needed, halves of pairs, beyond the last character.
  if (byte < 0xf0) return [2, byte === 0xe0 ? 0xa0 : 0x80, byte === 0xed ? 0x9f : 0xbf];
  return [3, byte === 0xf0 ? 0x90 : 0x80, byte === 0xf4 ? 0x8f : 0xbf];
}

async function look(path: string): Promise<Seen> {
  const seen: Seen = { hasMark: false, good: 0, bad: 0, firstBad: null };
  const fail = (offset: number) => {
    seen.bad += 1;
    seen.firstBad ??= offset;
  };
  let [start, begun, more, from, to] = [0, 0, 0, 0x80, 0xbf];
  for await (const chunk of bytesOf(path)) {
    if (start === 0) seen.hasMark = chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    for (const [at, byte] of chunk.entries()) {
      if (more > 0 && byte >= from && byte <= to) {
        more -= 1;
        [from, to] = [0x80, 0xbf];
        if (more === 0) seen.good += 1;
        continue;
      }
      if (more > 0) fail(begun);
      more = 0;
      if (byte < 0x80) continue;
      const next = rule(byte);
      begun = start + at;
      if (next === null) fail(begun);
      else [more, from, to] = next;
    }
    start += chunk.length;
  }
  if (more > 0) fail(begun);
  return seen;
}

function takes(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Where a file is no text in an encoding, in bytes from its start; null when it is. Bytes are taken one by one from `near` on. */
async function badByte(
  path: string,
  encoding: OldEncoding | 'big5',
  near = Number.POSITIVE_INFINITY,
): Promise<number | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let start = 0;
  for await (const chunk of bytesOf(path)) {
    const step = start < near ? chunk.length : 1;
    for (let at = 0; at < chunk.length; at += step) {
      if (takes(decoder, chunk.subarray(at, at + step))) continue;
      return step === 1 ? start + at : badByte(path, encoding, start);
    }
    start += chunk.length;
  }
  return takes(decoder) ? null : start;
}

/** Bytes of UTF-16 come in pairs, of which the mark at the front and the letters of file formats have one known half. */
async function isUtf16(path: string): Promise<boolean> {
  for await (const [first = 1, second = 1] of bytesOf(path)) {
    return (
      (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0)
    );
  }
  return false;
}

/** Pairs of bytes that are usual in one encoding of Chinese and odd in the other. */
async function looksLikeBig5(path: string): Promise<boolean> {
  const seen = { big5: 0, gb18030: 0 };
  let lead = 0;
  for await (const chunk of bytesOf(path)) {
    for (const byte of chunk) {
      if (lead === 0) {
        lead = byte < 0x81 ? 0 : byte;
        continue;
      }
      const isCommon = lead >= 0xa1 && lead <= 0xc6;
      if (isCommon && ((byte >= 0x40 && byte < 0x7f) || (lead >= 0xa4 && lead < 0xb0 && byte > 0xa0))) seen.big5 += 1;
      else if (lead >= 0xc7 && lead <= 0xf7 && byte > 0xa0) seen.gb18030 += 1;
      lead = 0;
    }
  }
  return seen.big5 > seen.gb18030 && (await badByte(path, 'big5')) === null;
}

/** Whether most accents stand side by side: in Latin letters they are among others, in Chinese all bytes are such. */
async function looksChinese(path: string): Promise<boolean> {
  const seen = { alone: 0, together: 0 };
  let run = 0;
  for await (const chunk of bytesOf(path)) {
    for (const byte of chunk) {
      if (byte > 0x7f) {
        run += 1;
        continue;
      }
      seen[run === 1 ? 'alone' : 'together'] += run;
      run = 0;
    }
  }
  return seen.together + (run > 1 ? run : 0) > seen.alone;
}

/** The encoding that a file seems to be in, where it would be read as other words; else null. */
async function otherEncoding(path: string, old: OldEncoding): Promise<string | null> {
  if (old === 'gb18030') return (await looksLikeBig5(path)) ? 'Big5' : null;
  return (await looksChinese(path)) ? 'an encoding of Chinese' : null;
}

/**
 * The encoding of a file: UTF-8 when all of it is, or when it begins with the mark that says so; the old one when all of it
 * is that and it is neither UTF-8 with some damage nor another encoding, which would be read as other words. Else throws an
 * {@link ImportError} that names the byte or the encoding.
 */
export async function encodingOf(path: string, old: OldEncoding): Promise<'utf-8' | OldEncoding> {
  const unlike = (name: string) => new ImportError(`The file ${path} is in ${name}: save it as UTF-8.`);
  if (await isUtf16(path)) throw unlike('UTF-16');
  const { hasMark, good, bad, firstBad } = await look(path);
  if (hasMark || firstBad === null) return 'utf-8';
  if (bad * GOOD_PER_BAD <= good) {
    const count = bad === 1 ? 'one byte' : `${bad} places`;
    throw new ImportError(`The file ${path} is UTF-8 but for ${count}, the first at byte offset ${firstBad}.`);
  }
  const other = await otherEncoding(path, old);
  if (other !== null) throw unlike(other);
  const oldBad = await badByte(path, old);
  if (oldBad === null) return old;
  throw new ImportError(
    `The file ${path} is neither UTF-8 (the byte at offset ${firstBad} is none) nor ${old} (that at ${oldBad}).`,
  );
}
