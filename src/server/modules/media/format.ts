import { PictureError } from './picture-error.ts';

/** An accepted format of pictures, known by its first bytes: a file's name, or its stated type, proves nothing. */
type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'svg';

const starts = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Tells the format of a picture; throws a {@link PictureError} for anything else. */
export function formatOf(bytes: Buffer): PictureFormat {
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 12) === 'ftypavif') return 'avif';
  const beginning = bytes
    .toString('utf8', 0, 1000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(beginning)) return 'svg';
  throw new PictureError('is no PNG, JPEG, WebP, AVIF or SVG');
}
