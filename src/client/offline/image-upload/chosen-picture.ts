import type { FileResult } from '#contract/files.ts';
import type { PictureFault } from '#domain/picture-rules.ts';

/** A picture a visitor chose, no larger than is needed. A device's database keeps it as it is. */
export interface ChosenPicture {
  id: string;
  /** The file's own name. */
  name: string;
  blob: Blob;
  /** What the server answered, where the picture was sent when it was chosen. */
  file?: FileResult;
}

/** A picture on its way into the list. `failed` waits for the visitor to try again or to let go. */
export interface ComingPicture extends ChosenPicture {
  state: 'preparing' | 'uploading' | 'failed';
}

/** What is said under the list: a broken rule, a failed upload, or the server's own sentence. */
export type UploadFault = PictureFault | 'failed' | { said: string };
