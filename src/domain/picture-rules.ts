import { UPLOAD_MAX_FILES, UPLOAD_MAX_MB, UPLOAD_TYPES } from '#contract/account-limits.ts';

/** FORM-04: which pictures may be chosen: endings of their names, megabytes of each, and how many together. */
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

/** Why a picture is not taken. */
export type PictureFault = 'format' | 'size' | 'count';

/** Whether a file's name ends as one of the types, in small or capital letters. */
export function endsAs(name: string, types: readonly string[]): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return types.includes(ending);
}

const SIGNATURES = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const;

/** How many first bytes tell what a picture is. */
export const SIGNATURE_LENGTH = SIGNATURES.png.length;

/** What a file is by its first bytes; null for anything but PNG and JPEG, whatever its name says. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | null {
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(SIGNATURES.png)) return 'png';
  return begins(SIGNATURES.jpeg) ? 'jpeg' : null;
}

/** Sorts chosen files into those that are taken and what is wrong with the rest; `present` have been chosen before. */
export function sortChosen<Chosen extends { name: string; size: number }>(
  files: readonly Chosen[],
  present: number,
  { types, maxMb, maxFiles }: PictureLimits,
): { taken: Chosen[]; faults: PictureFault[] } {
  const faults = new Set<PictureFault>();
  const taken: Chosen[] = [];
  for (const file of files) {
    if (!endsAs(file.name, types) || file.size === 0) faults.add('format');
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
