import { createLatestWriter, type LatestWriter } from './latest-writer.ts';

/** A draft is removed after this time (ms): it names a person and may lie on a computer that several people use. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** A store that has not answered for so long is told as one that refuses, until it answers; in milliseconds. */
const PATIENCE_MS = 3_000;

const loadDatabase = () => import('#client/offline/device-storage.ts');

/** One per form and not per view of it: a view that is closed and opened again must not overtake its own writes. */
const writers = new Map<string, LatestWriter<unknown>>();
/** The last reading of each form. What is typed meanwhile is written after it, or nobody would have read what it replaces. */
const readings = new Map<string, Promise<unknown>>();
/** Who hears whether the device keeps a form, by the form's name. */
export const refusals = new Map<string, (refused: boolean) => void>();

/** Works with what is stored of a form, which hears how that goes. */
async function told<T>(name: string, work: () => Promise<T>): Promise<T> {
  const tell = (refused: boolean) => refusals.get(name)?.(refused);
  const late = setTimeout(tell, PATIENCE_MS, true);
  try {
    const done = await work();
    tell(false);
    return done;
  } catch (error) {
    tell(true);
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** The writer of a form. */
export function writerOf(name: string): LatestWriter<unknown> {
  const present = writers.get(name);
  if (present) return present;
  const made = createLatestWriter<unknown>((values) =>
    told(name, async () => {
      await readings.get(name);
      await (await loadDatabase()).writeDraft(name, values, Date.now());
    }),
  );
  writers.set(name, made);
  return made;
}

/** Removes drafts that are too old to be anybody's any more. */
export async function forgetOldDrafts(): Promise<void> {
  await (await loadDatabase()).removeDrafts(Date.now() - KEEP_MS);
}

/** Reads a form's draft once its writes have settled; null for none, and where the device refuses to read. */
export async function readKept(name: string): Promise<unknown> {
  await writerOf(name).settled();
  const reading = told(name, async () => {
    await forgetOldDrafts();
    return (await (await loadDatabase()).readDraft(name))?.values ?? null;
  }).catch(() => null);
  readings.set(name, reading);
  return reading;
}

/** Resolves when everything typed into a form so far is stored or refused. */
export function draftSettled(name: string): Promise<void> {
  return writerOf(name).settled();
}
