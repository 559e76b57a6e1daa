/** The cache in which pages keep pictures of the content on purpose, and in which the service worker looks for them. */
export const PICTURE_CACHE = 'public-pictures';

/**
 * Names of picture files: the digest of the picture, a width for the smaller forms, the kind. All forms of one picture
 * begin alike, so that one can stand in for another.
 */
const PICTURE_FILE = /\/media\/([0-9a-f]{32})(?:-(\d{1,4}))?\.(avif|webp|png|jpg|svg)/g;

/** A file of a picture: its address, the digest all forms share, its width where it is a smaller form. */
export interface PictureFile {
  address: string;
  picture: string;
  width: number | null;
  kind: string;
}

/** The picture files that a text names. */
export function pictureFiles(text: string): PictureFile[] {
  return [...text.matchAll(PICTURE_FILE)].map(([address, picture = '', width, kind = '']) => ({
    address,
    picture,
    width: width === undefined ? null : Number(width),
    kind,
  }));
}
