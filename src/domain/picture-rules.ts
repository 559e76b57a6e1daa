import { UPLOAD_MAX_FILES, UPLOAD_MAX_MB, UPLOAD_TYPES } from '#contract/account-limits.ts';

/** FORM-04: which pictures may be chosen: what they are, as people call it, megabytes of each, and how many together. */
export interface PictureLimits {
  types: readonly string[];
  maxMb: number;
  maxFiles: number;
}

/** FORM-04: the limits unless a form says otherwise. */
export const PICTURE_LIMITS: PictureLimits = {
  types: UPLOAD_TYPES,
  maxMb: UPLOAD_MAX_MB,
  maxFiles: UPLOAD_MAX_FILES,
};

/** Why a picture is not taken; `heic` is what phones save their photos as. */
export type PictureFault = 'format' | 'heic' | 'size' | 'count';

/** How many first bytes tell what a picture is. */
export const SIGNATURE_LENGTH = 12;

/** The brands of HEIF files whose pictures are coded as HEVC. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
const PNG = '\x89PNG\r\n\x1a\n';
const JPEG = '\xff\xd8\xff';

/** The kind of a file by its first bytes, whatever its name says; null for anything else. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'heic' | null {
  const head = String.fromCharCode(...bytes.subarray(0, SIGNATURE_LENGTH));
  if (head.startsWith(PNG)) return 'png';
  if (head.startsWith(JPEG)) return 'jpeg';
  return HEIC.test(head.slice(4)) ? 'heic' : null;
}

/** The endings that pictures have, also those that are not taken, and the one that each kind gets. */
const ENDING = /\.(?:png|jpe?g|jpe|jfif|pjpe?g|pjp|hei[cf]|webp|avif|gif|bmp|tiff?)$/i;
const OWN_ENDINGS = { png: /\.png$/i, jpeg: /\.jpe?g$/i } as const;

/** A picture's name with the ending of what it is: `a.jfif` becomes `a.jpg`, and so does a JPEG named `a.png`. */
export function namedAs(name: string, kind: 'png' | 'jpeg'): string {
  if (OWN_ENDINGS[kind].test(name)) return name;
  return `${name.replace(ENDING, '')}.${kind === 'png' ? 'png' : 'jpg'}`;
}

/**
 * Sorts chosen files into those that are taken and what is wrong with the rest; `present` have been chosen before. What a
 * file is says its content, which is looked at later.
 */
export function sortChosen<Chosen extends { size: number }>(
  files: readonly Chosen[],
  present: number,
  { maxMb, maxFiles }: Pick<PictureLimits, 'maxMb' | 'maxFiles'>,
): { taken: Chosen[]; faults: PictureFault[] } {
  const faults = new Set<PictureFault>();
  const taken: Chosen[] = [];
  for (const file of files) {
    if (file.size === 0) faults.add('format');
    else if (file.size > maxMb * 1024 * 1024) faults.add('size');
    else if (present + taken.length >= maxFiles) faults.add('count');
    else taken.push(file);
  }
  return { taken, faults: [...faults] };
}

/** Width and height within a square of `edge`, in the same proportion; never larger than before. */
export function fitWithin(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
