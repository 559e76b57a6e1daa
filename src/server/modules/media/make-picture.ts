import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { StoredPicture } from '#contract/content.ts';
import { formatOf } from './format.ts';
import { PictureError } from './picture-error.ts';
import { cleanSvg, sizeOfSvg } from './svg.ts';

/** Where pictures are served; a name is the hash of the original, a width and an ending. */
export const MEDIA_BASE = '/media';

/** A file to be kept under its name. */
interface MediaFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** The pictures made of an original: the files, and how pages refer to them. */
interface MadePicture {
  files: MediaFile[];
  picture: StoredPicture;
}

/** Pixels of an original: a small file can unfold into gigabytes. */
const MOST_PIXELS = 40_000_000;
/** Bytes of an original. */
export const LARGEST_FILE = 30 * 1024 * 1024;
/** Widths that pages choose from, in pixels. */
const WIDTHS = [320, 640, 960, 1440, 1920];
/** Width of the form for browsers that know neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1280;
const BLUR_WIDTH = 16;

/** Names pictures by their content. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

function makeSvg(bytes: Buffer): MadePicture {
  const svg = cleanSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  const cleaned = Buffer.from(svg);
  const name = `${hashOf(cleaned)}.svg`;
  return {
    files: [{ name, type: 'image/svg+xml', bytes: cleaned }],
    picture: { httpUrl: `${MEDIA_BASE}/${name}`, ...sizeOfSvg(svg), sources: [], blur: null },
  };
}

async function decode(bytes: Buffer): Promise<{ image: Sharp; width: number; height: number; hasAlpha: boolean }> {
  // Read when the first picture comes: a native library of 20 MB that a site of drawings never needs.
  const { default: sharp } = await import('sharp');
  const original = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  // Only the pixels go on: place and camera of a photograph, its thumbnail and its notes stay behind.
  const { data, info } = await original.autoOrient().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { image: sharp(data, { raw: { width, height, channels } }), width, height, hasAlpha: channels === 4 };
}

const wordsOf = (error: unknown) =>
  error instanceof Error && /pixel limit/.test(error.message)
    ? `has more than ${MOST_PIXELS / 1_000_000} megapixels`
    : 'cannot be decoded';

async function makePixels(bytes: Buffer): Promise<MadePicture> {
  const { image, width, height, hasAlpha } = await decode(bytes).catch((error: unknown) => {
    throw new PictureError(wordsOf(error));
  });
  const hash = hashOf(bytes);
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, 1920)].filter(
    (one, index, all) => all.indexOf(one) === index,
  );
  const resized = (to: number) => image.clone().resize({ width: Math.min(to, width) });
  const files: MediaFile[] = [];
  const sources: StoredPicture['sources'] = [];
  for (const format of ['avif', 'webp'] as const) {
    const type = `image/${format}`;
    const made = widths.map((one) => ({ name: `${hash}-${one}.${format}`, width: one }));
    for (const { name, width: to } of made) {
      const small =
        format === 'avif' ? resized(to).avif({ quality: 55, effort: 3 }) : resized(to).webp({ quality: 78 });
      files.push({ name, type, bytes: await small.toBuffer() });
    }
    sources.push({ type, srcset: made.map(({ name, width: to }) => `${MEDIA_BASE}/${name} ${to}w`).join(', ') });
  }
  const ending = hasAlpha ? 'png' : 'jpg';
  const fallback = resized(FALLBACK_WIDTH);
  const last = await (hasAlpha
    ? fallback.png({ palette: true })
    : fallback.jpeg({ quality: 78, mozjpeg: true })
  ).toBuffer();
  files.push({ name: `${hash}.${ending}`, type: hasAlpha ? 'image/png' : 'image/jpeg', bytes: last });
  const blurred = await resized(BLUR_WIDTH).webp({ quality: 40 }).toBuffer();
  const blur = `data:image/webp;base64,${blurred.toString('base64')}`;
  return { files, picture: { httpUrl: `${MEDIA_BASE}/${hash}.${ending}`, width, height, sources, blur } };
}

/**
 * Makes the forms of a picture that pages use: AVIF and WebP in several widths, a fallback and a blurred stand-in, all
 * without the original's notes (EXIF); a drawing becomes a clean drawing. Throws a {@link PictureError}.
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture> {
  if (bytes.length > LARGEST_FILE) throw new PictureError(`is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
  return formatOf(bytes) === 'svg' ? makeSvg(bytes) : makePixels(bytes);
}
