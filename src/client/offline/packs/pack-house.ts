import { type Api, createApi } from '#client/api/api.ts';
import { ForeignAnswerError } from '#client/api/errors.ts';
import { nextTurn } from '#client/lib/next-turn.ts';
import { type Dataset, type DictionaryQuery, type PackData, packData } from '#contract/dictionary.ts';
import type { Locale } from '#contract/locale.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { applyDelta, DeltaMismatch, isSound } from '#domain/dictionary/pack.ts';
import { openTable, type Table } from '#domain/dictionary/table.ts';
import { isWide } from '#domain/search/fold.ts';
import type { Spoken } from '#domain/search/near-wide.ts';
import { type PackRow, withCache } from '../database.ts';
import { loadSpoken } from '../spoken-names.ts';
import { type Meter, meteredTransport } from './metered-transport.ts';
import { PackMissing } from './pack-failure.ts';
import type { SavedMark } from './pack-index.ts';
import type { DeviceWindow } from './protocol.ts';
import { rowParser } from './row-parsers.ts';

/** Rows of all packs opened at one time: a phone has little memory, and visitors stay with a table or two. */
const OPEN_ROWS = 60_000;
/** A pack may take its time on a slow network; a dead connection must still end. */
const INSTALL_TIMEOUT_MS = 120_000;

/** Pause between the first question to a table and preparing it for search, in milliseconds: its rows come first. */
const READY_AFTER_MS = 1_000;
/** Runs of the trial words: the first look at all of them has the search compiled, the next has it compiled well. */
const TRIALS = 2;

interface OpenPack {
  pack: PackData;
  table: Table<Dataset>;
}

/** Reads a stored pack; null when it is not a sound pack any more, so that it is fetched anew. */
function readPack(row: PackRow): PackData | null {
  try {
    const parsed = packData.safeParse(JSON.parse(row.value));
    return parsed.success && isSound(parsed.data) ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps the dictionary's packs on the device and answers from them. Lives in a worker. */
export class PackHouse {
  readonly #open = new Map<Dataset, OpenPack>();
  readonly #opening = new Map<Dataset, Promise<OpenPack>>();
  /** Tables that are, or soon will be, made ready to be searched. */
  readonly #ready = new WeakSet<Table<Dataset>>();

  #readings: Spoken = () => [];
  readonly #spoken: Spoken = (folded) => this.#readings(folded);

  async remove(dataset: Dataset): Promise<void> {
    this.#open.delete(dataset);
    await withCache((database) => database.packs.delete(dataset));
  }

  /** Brings a pack up to date; `meter` hears of the bytes as they come. */
  async install(
    { dataset, apiBase, locale }: { dataset: Dataset; apiBase: string; locale: Locale },
    meter: Meter,
  ): Promise<SavedMark> {
    const api = createApi({ base: apiBase, locale, transport: meteredTransport(meter) });
    const row = await withCache((database) => database.packs.get(dataset));
    const present = row ? readPack(row) : null;
    const pack = await this.#fetch(api, dataset, present);
    const value = JSON.stringify(pack);
    const next: PackRow = { dataset, savedAt: Date.now(), bytes: new Blob([value]).size, value };
    await withCache((database) => database.packs.put(next));
    await this.close(dataset);
    return { version: pack.edition.version, savedAt: next.savedAt, bytes: next.bytes };
  }

  /** The table as the server has it now: what is present brought forward by its changes, or the whole. */
  async #fetch(api: Api, dataset: Dataset, present: PackData | null): Promise<PackData> {
    const ask = (since: number) =>
      api.call(
        'dictionary.pack',
        { params: { dataset }, query: { since: String(since) } },
        { timeoutMs: INSTALL_TIMEOUT_MS },
      );
    const answer = await ask(present?.edition.version ?? 0);
    if (present !== null && answer.since !== 0) {
      try {
        return applyDelta(present, answer);
      } catch (error) {
        if (!(error instanceof DeltaMismatch)) throw error;
        return this.#sound(await ask(0));
      }
    }
    // The server also answers with the whole when the version asked from is too old to tell the changes.
    return this.#sound(answer);
  }

  #sound(pack: PackData): PackData {
    if (!isSound(pack)) throw new ForeignAnswerError('The pack arrived damaged');
    return pack;
  }

  async #learnReadings(): Promise<void> {
    this.#readings = await loadSpoken();
  }

  /** Reads a pack into memory, where questions to it are answered from. */
  async open(dataset: Dataset): Promise<void> {
    await this.#table(dataset);
  }

  /** Lets go of what is in memory: the store holds something newer. */
  async close(dataset: Dataset): Promise<void> {
    // A table that is just being opened may still be read from the old text.
    await this.#opening.get(dataset)?.catch(() => undefined);
    this.#open.delete(dataset);
  }

  async list(dataset: Dataset, query: DictionaryQuery): Promise<DeviceWindow<DatasetRows[Dataset]>> {
    const { table, pack } = await this.#table(dataset);
    if (isWide(query.keyword)) await this.#learnReadings();
    const window = table.list(query);
    if (!this.#ready.has(table)) {
      this.#ready.add(table);
      // An error in a table is reported to the caller that asks for it.
      setTimeout(() => void this.#makeReady(dataset, table).catch(() => undefined), READY_AFTER_MS);
    }
    return { ...window, edition: pack.edition };
  }

  /**
   * Searches a table as a visitor would, with room for what is really asked in between: the index is built and the search
   * compiled before the first letter is typed, which would wait for both.
   */
  async #makeReady(dataset: Dataset, table: Table<Dataset>): Promise<void> {
    const words = table.trialWords();
    for (const keyword of Array.from({ length: TRIALS }, () => words).flat()) {
      if (this.#open.get(dataset)?.table !== table) return;
      table.list({ keyword, facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: 10 });
      await nextTurn();
    }
  }

  async entry(dataset: Dataset, key: string) {
    const { table, pack } = await this.#table(dataset);
    const row = table.entry(key);
    return row === null ? null : { row, edition: pack.edition };
  }

  /** Those of these tables that the device really holds. */
  async tables(datasets: readonly Dataset[]): Promise<{ dataset: Dataset; table: Table<Dataset> }[]> {
    await this.#learnReadings();
    const tables = [];
    for (const dataset of datasets) {
      const open = await this.#table(dataset).catch(() => null);
      if (open !== null) tables.push({ dataset, table: open.table });
    }
    return tables;
  }

  /** Lets go of what was opened first while all together are too many rows; the last one stays. */
  #closeOldest(): void {
    let rows = [...this.#open.values()].reduce((sum, { pack }) => sum + pack.keys.length, 0);
    for (const [oldest, { pack }] of this.#open) {
      if (rows <= OPEN_ROWS || this.#open.size === 1) return;
      rows -= pack.keys.length;
      this.#open.delete(oldest);
    }
  }

  #table(dataset: Dataset): Promise<OpenPack> {
    const open = this.#open.get(dataset);
    if (open) return Promise.resolve(open);
    const opening = this.#opening.get(dataset) ?? this.#read(dataset).finally(() => this.#opening.delete(dataset));
    this.#opening.set(dataset, opening);
    return opening;
  }

  async #read(dataset: Dataset): Promise<OpenPack> {
    const row = await withCache((database) => database.packs.get(dataset));
    const pack = row ? readPack(row) : null;
    if (pack === null) throw new PackMissing(`No pack of ${dataset} on this device`);
    const made: OpenPack = { pack, table: openTable(dataset, pack, rowParser(dataset), this.#spoken) };
    this.#open.set(dataset, made);
    this.#closeOldest();
    return made;
  }
}
