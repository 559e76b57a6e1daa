import { DATASETS } from '#contract/datasets.ts';
import { packs } from '../packs/packs.ts';
import { SAVE_PARTS, type SavePart } from './save-plan.ts';

const STORAGE_KEY = 'trip';
/** How long a trip pack that was broken off is gone on with, in milliseconds: what is older is saved anew as a whole. */
const GO_ON_MS = 24 * 3_600_000;

/** The record of the last trip pack: when it was begun (ms), and the parts that are saved. */
export interface TripRecord {
  begunAt: number;
  saved: readonly SavePart[];
}

/**
 * The last trip pack of this device, as `1795183346472,dictionary,news` in local storage: begun, saved parts. Null when
 * there is none; what does not read as such is none.
 */
export function readTrip(): TripRecord | null {
  try {
    const [begun, ...names] = (localStorage.getItem(STORAGE_KEY) ?? '').split(',');
    const begunAt = Number(begun);
    if (!begunAt) return null;
    return { begunAt, saved: SAVE_PARTS.filter((part) => names.includes(part)) };
  } catch {
    return null;
  }
}

/** Notes a trip pack; null forgets it. A blocked storage costs what could be gone on with after a break. */
export function writeTrip(record: TripRecord | null): void {
  try {
    if (record === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, [record.begunAt, ...record.saved].join(','));
  } catch {
    // As above.
  }
}

/** Notes that parts of the last trip pack are not on this device any more. */
export function loseParts(parts: readonly SavePart[]): void {
  const record = readTrip();
  if (record !== null) writeTrip({ ...record, saved: record.saved.filter((part) => !parts.includes(part)) });
}

/** The parts of a trip pack that are missing on the device: a table may have been removed by itself since, or lost. */
export function missingParts({ saved }: TripRecord): readonly SavePart[] {
  const isThere = (part: SavePart) =>
    saved.includes(part) && (part !== 'dictionary' || DATASETS.every((dataset) => packs.has(dataset)));
  return SAVE_PARTS.filter((part) => !isThere(part));
}

/** The record to begin a trip pack with now (ms): the last one where that was broken off lately, else an empty one. */
export function recordToGoOnWith(now: number): TripRecord {
  const last = readTrip();
  const goesOn = last !== null && missingParts(last).length > 0 && now - last.begunAt < GO_ON_MS;
  return goesOn ? last : { begunAt: now, saved: [] };
}
