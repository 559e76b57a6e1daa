import { fitWithin, pictureKind, SIGNATURE_LENGTH } from '#domain/picture-rules.ts';

/** Part of a picture, in its pixels. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

const JPEG_QUALITY = 0.9;

/** Detects the kind of a file by its first bytes, see {@link pictureKind}. */
export async function kindOf(file: Blob): Promise<ReturnType<typeof pictureKind>> {
  return pictureKind(new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer()));
}

/** The same as a media type; null for anything but PNG and JPEG. */
export async function mediaTypeOf(file: Blob): Promise<'image/png' | 'image/jpeg' | null> {
  const kind = await kindOf(file);
  return kind === 'png' || kind === 'jpeg' ? `image/${kind}` : null;
}

/** Draws a part of a picture in a size. Rejects when the device refuses, as with too little memory. */
export function drawPart(
  picture: ImageBitmap,
  part: PicturePart,
  size: { width: number; height: number },
  mediaType: 'image/png' | 'image/jpeg',
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('This device draws no pictures'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be drawn'));
    };
    canvas.toBlob(take, mediaType, JPEG_QUALITY);
  });
}

/**
 * A picture with no edge longer than `edge` pixels: the same file where it is small enough, or where the device cannot
 * draw it, which leaves the word to the server. Its size in bytes never grows.
 */
export async function shrinkPicture(file: Blob, edge: number): Promise<Blob> {
  const mediaType = await mediaTypeOf(file);
  if (mediaType === null) return file;
  let picture: ImageBitmap | null = null;
  try {
    picture = await createImageBitmap(file);
    const { width, height } = picture;
    const size = fitWithin(width, height, edge);
    if (size.width === width) return file;
    const drawn = await drawPart(picture, { left: 0, top: 0, width, height }, size, mediaType);
    return drawn.size < file.size ? drawn : file;
  } catch {
    return file;
  } finally {
    // Unpacked, a photograph takes some 50 MB, which the browser would free when it gets round to it.
    picture?.close();
  }
}
