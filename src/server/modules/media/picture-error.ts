/** Why a file cannot be taken as a picture, in words that complete "the picture …". */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
