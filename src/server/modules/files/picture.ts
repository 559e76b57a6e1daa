import { readFile } from 'node:fs/promises';
import { AVATAR_EDGE, PICTURE_EDGE_MAX } from '#contract/account-limits.ts';
import { endsAs, PICTURE_LIMITS, pictureKind } from '#domain/picture-rules.ts';
import { oneAtATime } from '#server/in-turn.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { FormFile } from '#server/plugins/uploads.ts';

/** A picture drawn anew. */
export interface Picture {
  bytes: Buffer;
  mediaType: 'image/jpeg' | 'image/png';
}

/** More pixels than a camera has are refused before they are unpacked: 256 megapixels fit into 776 KB. */
const PIXELS_MAX = 40_000_000;
const SECONDS_MAX = 10;

/** Read and unpacked, a picture may take 170 MB. */
const inTurn = oneAtATime();

/**
 * FORM-04, S08: takes a picture only by its name and its first bytes, and draws it anew: what else was in the file, such as
 * where it was taken, does not survive. An avatar becomes a square. Throws `file-format`.
 */
export async function redraw({ name, path }: FormFile, avatar: boolean): Promise<Picture> {
  if (!endsAs(name, PICTURE_LIMITS.types)) throw new Problem('file-format');
  return inTurn(async () => {
    const bytes = await readFile(path);
    const kind = pictureKind(bytes);
    if (kind === null) throw new Problem('file-format');
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true, pages: 1 })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient();
    const sized = avatar
      ? image.resize(AVATAR_EDGE, AVATAR_EDGE, { fit: 'cover' })
      : image.resize(PICTURE_EDGE_MAX, PICTURE_EDGE_MAX, { fit: 'inside', withoutEnlargement: true });
    // Drawn by the library that has refused what it cannot read: a failure is the file's.
    const refuse = (cause: unknown) => {
      throw new Problem('file-format', { cause });
    };
    if (kind === 'png') return { bytes: await sized.png().toBuffer().catch(refuse), mediaType: 'image/png' };
    const jpeg = sized.jpeg({ quality: 85, mozjpeg: false });
    return { bytes: await jpeg.toBuffer().catch(refuse), mediaType: 'image/jpeg' };
  });
}
