import type { Dataset, Edition } from '#contract/dictionary.ts';
import { oneAtATime } from '#server/in-turn.ts';
import { compress, PACK_QUALITY } from '#server/plugins/content-coding.ts';
import { envelopeText, ReadyText } from '#server/plugins/ready-text.ts';
import { editionOf, editionsOf } from './editions.ts';
import { packText, type ReportMisfit } from './pack-text.ts';
import type { DictionaryReader, DictionaryRepo } from './repo.ts';

/** A pack is read once per edition; even the largest is done well within this, in milliseconds. */
const LIMIT_MS = 60_000;

/** A delta of more than this share of the rows costs the device more than the whole table. */
const DELTA_SHARE = 0.5;

/** Whole tables for devices, made once per edition and kept, and the changes between editions. */
export interface Packs {
  /** The changes since a version, or the whole where that is less work for the device; throws `not-found`. */
  get(dataset: Dataset, since: number): Promise<ReadyText>;
  /** Editions of all tables with the compressed size of their packs; those of which no size is known are made for it. */
  list(): Promise<(Edition & { bytes: number })[]>;
  /** Makes the packs that are not made yet, so that nobody has to wait for one. */
  makeAll(): Promise<void>;
}

interface Kept {
  version: number;
  text: Promise<ReadyText>;
}

async function ready(message: string): Promise<ReadyText> {
  const body = Buffer.from(envelopeText(message));
  return new ReadyText(body, await compress(body, 'br', PACK_QUALITY));
}

/** Whether a device that has this version is better served with the whole table. */
async function wantsWhole(reader: DictionaryReader, edition: Edition, since: number): Promise<boolean> {
  // Version 0 has nothing yet; a version from the future was given by a database that has been replaced.
  if (since === 0 || since > edition.version) return true;
  return (await reader.count({ dataset: edition.dataset, since })) > edition.rows * DELTA_SHARE;
}

interface Reports {
  onMisfit: ReportMisfit;
  /** Called when the size of a pack cannot be noted, which has it made once more for the list. */
  onFailure: (error: unknown) => void;
}

/** Makes the packs of a repository. */
export function createPacks(repo: DictionaryRepo, { onMisfit, onFailure }: Reports): Packs {
  const kept = new Map<Dataset, Kept>();
  // Several large packs at once would take all memory and both cores.
  const inTurn = oneAtATime();

  const make = (dataset: Dataset): Promise<{ edition: Edition; message: string }> =>
    repo.snapshot(LIMIT_MS, async (reader) => {
      const edition = await editionOf(reader, dataset);
      return { edition, message: await packText(reader, edition, 0, onMisfit) };
    });

  const whole = (dataset: Dataset, version: number): Promise<ReadyText> => {
    const present = kept.get(dataset);
    if (present !== undefined && present.version >= version) return present.text;
    const text = inTurn(async () => {
      const { edition, message } = await make(dataset);
      // The table may have moved on since it was asked for.
      entry.version = edition.version;
      const made = await ready(message);
      await repo.notePackSize(dataset, edition.version, made.brotli.length).catch(onFailure);
      return made;
    });
    const entry: Kept = { version, text };
    kept.set(dataset, entry);
    text.catch(() => {
      if (kept.get(dataset) === entry) kept.delete(dataset);
    });
    return text;
  };

  return {
    async get(dataset, since) {
      const { version, delta } = await repo.snapshot(LIMIT_MS, async (reader) => {
        const edition = await editionOf(reader, dataset);
        const delta = (await wantsWhole(reader, edition, since))
          ? null
          : await packText(reader, edition, since, onMisfit);
        return { version: edition.version, delta };
      });
      return delta === null ? whole(dataset, version) : ready(delta);
    },
    async list() {
      const { editions, sizes } = await repo.snapshot(LIMIT_MS, async (reader) => ({
        editions: await editionsOf(reader),
        sizes: await reader.packSizes(),
      }));
      return Promise.all(
        editions.map(async (edition) => ({
          ...edition,
          bytes: sizes.get(edition.dataset) ?? (await whole(edition.dataset, edition.version)).brotli.length,
        })),
      );
    },
    async makeAll() {
      const editions = await repo.snapshot(LIMIT_MS, editionsOf);
      await Promise.all(editions.map(({ dataset, version }) => whole(dataset, version)));
    },
  };
}
