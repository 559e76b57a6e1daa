import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { AVATAR_EDGE, PICTURE_EDGE_MAX } from '#contract/account-limits.ts';
import { pictureKind } from '#domain/picture-rules.ts';
import { EXIT } from './drawing.ts';
import { dimensionsOf } from './unpacked-size.ts';

/**
 * The program that draws one picture anew: `draw-picture FROM TO picture|avatar`. A process of its own, because what the
 * library took is given back only with the process.
 */
const [from = '', to = '', shape = ''] = process.argv.slice(2);

const MEGABYTE = 1024 * 1024;
/** More pixels than a camera has are refused before they are unpacked: 256 megapixels fit into 776 KB. */
const PIXELS_MAX = 40_000_000;
/** Hundreds of rows are held at a time. */
const EDGE_MAX = 20_000;
/** Most bytes of a picture that is unpacked whole; beside the passes of a JPEG lie its rows. */
const UNPACKED_MAX = { png: 60 * MEGABYTE, jpeg: 48 * MEGABYTE } as const;
/** Of the whole process, 70 MB of which are there before it begins: for what the head of a picture does not say. */
const MEMORY_MAX = 200 * MEGABYTE;
const LOOK_EVERY_MS = 5;
/** Beyond this even a server that is not there any more would have ended it. */
const LIMIT_MS = 20_000;

async function draw(): Promise<number> {
  const bytes = await readFile(from);
  const kind = pictureKind(bytes);
  if (kind === null || kind === 'heic') return EXIT.unreadable;
  const dimensions = dimensionsOf(bytes, kind);
  if (dimensions === null) return EXIT.unreadable;
  const { width, height, unpacked } = dimensions;
  if (width * height > PIXELS_MAX || Math.max(width, height) > EDGE_MAX) return EXIT.tooLarge;
  if (unpacked > UNPACKED_MAX[kind]) return EXIT.tooLarge;
  const original = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true, pages: 1 });
  const { orientation = 1 } = await original.metadata();
  const sized =
    shape === 'avatar'
      ? original.resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover' })
      : original.resize(PICTURE_EDGE_MAX, PICTURE_EDGE_MAX, { fit: 'inside', withoutEnlargement: true });
  const small = sized.toColourspace('srgb');
  // Turned when it is small, since turning needs the whole of a picture at once; the camera's note goes along so far.
  const upright =
    orientation === 1
      ? small
      : sharp(await small.withMetadata({ orientation }).tiff({ compression: 'none' }).toBuffer()).autoOrient();
  await (kind === 'png' ? upright.png() : upright.jpeg({ quality: 85, mozjpeg: false })).toFile(to);
  return EXIT.drawn;
}

// Visitors who read go before.
setPriority(5);
sharp.cache(false);
sharp.concurrency(1);
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(EXIT.tooLarge);
}, LOOK_EVERY_MS);
setTimeout(() => process.exit(EXIT.unreadable), LIMIT_MS);
// Drawn by the library that has refused what it cannot read: a failure is the file's.
process.exit(await draw().catch(() => EXIT.unreadable));
