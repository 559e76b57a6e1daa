import type { FileResult } from '#contract/files.ts';
import type { PictureFault } from '#domain/picture-rules.ts';

/** A picture a visitor chose, no larger than is needed. A device's database keeps it as it is. */
export interface ChosenPicture {
  id: string;
  /** The file's own name. */
  name: string;
  blob: Blob;
  /** The server's answer to the upload, where the picture was sent when it was chosen. */
  file?: FileResult;
}

/** A picture on its way into the list. `failed` waits for the visitor to try again or to let go. */
export interface ComingPicture extends ChosenPicture {
  state: 'preparing' | 'uploading' | 'failed';
}

/** A fault shown under the list: a broken rule, a failed upload, or the server's own sentence. */
export type UploadFault = PictureFault | 'failed' | { said: string };

/** Adds a fault to those shown. Each is shown once, since a server says the same sentence of several pictures. */
export function withFault(faults: readonly UploadFault[], fault: UploadFault): readonly UploadFault[] {
  const said = (one: UploadFault) => (typeof one === 'object' ? one.said : one);
  return faults.some((one) => typeof one === typeof fault && said(one) === said(fault)) ? faults : [...faults, fault];
}
