import { SAVE_PARTS, type SavePart } from './save-plan.ts';

const STORAGE_KEY = 'trip';

/** What is noted of the last trip pack: when it was begun (ms), the parts that are saved, when all of them were (ms). */
export interface TripRecord {
  begunAt: number;
  saved: readonly SavePart[];
  readyAt: number | null;
}

/**
 * The last trip pack of this device, as `1795183346472,,dictionary,news` in local storage: begun, ready, saved parts. Null
 * when there is none; what does not read as such is none.
 */
export function readTrip(): TripRecord | null {
  try {
    const [begun, ready, ...names] = (localStorage.getItem(STORAGE_KEY) ?? '').split(',');
    const begunAt = Number(begun);
    if (!begunAt) return null;
    return { begunAt, readyAt: Number(ready) || null, saved: SAVE_PARTS.filter((part) => names.includes(part)) };
  } catch {
    return null;
  }
}

/** Notes a trip pack; null forgets it. A blocked storage costs what could be gone on with after a break. */
export function writeTrip(record: TripRecord | null): void {
  try {
    if (record === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, [record.begunAt, record.readyAt ?? '', ...record.saved].join(','));
  } catch {
    // As above.
  }
}
