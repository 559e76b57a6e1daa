import { createLatestWriter, type LatestWriter } from './latest-writer.ts';

/** A draft is removed after this time (ms): it names a person and may lie on a computer that several people use. */
const KEEP_MS = 30 * 24 * 3_600_000;

const loadDatabase = () => import('#client/offline/device-storage.ts');

/** One per form and not per view of it: a view that is closed and opened again must not overtake its own writes. */
const writers = new Map<string, LatestWriter<unknown>>();
/** Who hears whether the device keeps a form, by the form's name. */
export const refusals = new Map<string, (refused: boolean) => void>();

/** The writer of a form. */
export function writerOf(name: string): LatestWriter<unknown> {
  const present = writers.get(name);
  if (present) return present;
  const made = createLatestWriter<unknown>(
    async (values) => (await loadDatabase()).writeDraft(name, values, Date.now()),
    (written) => refusals.get(name)?.(!written),
  );
  writers.set(name, made);
  return made;
}

/** Removes drafts that are too old to be anybody's any more. */
export async function forgetOldDrafts(): Promise<void> {
  await (await loadDatabase()).removeDrafts(Date.now() - KEEP_MS);
}

/** What was left in a form, or null; also null where the device refuses to read. */
export async function readKept(name: string): Promise<unknown> {
  try {
    await writerOf(name).settled();
    await forgetOldDrafts();
    return (await (await loadDatabase()).readDraft(name))?.values ?? null;
  } catch {
    return null;
  }
}

/** Resolves when everything typed into a form so far is stored or refused. */
export function draftSettled(name: string): Promise<void> {
  return writerOf(name).settled();
}
