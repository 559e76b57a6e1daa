import { setImmediate as breathe } from 'node:timers/promises';
import type { SiteDocument } from '#domain/site-search/document.ts';
import type { IndexRepo, IndexWriter } from './index-repo.ts';
import { hashOf, storedDocument } from './stored-document.ts';

/** Documents indexed at a time: few enough not to hold up other requests, enough that the round trips do not count. */
const BATCH = 50;

/** Pauses after one failure, two, and so on, in milliseconds; the last one stays. */
const RETRY_MS = [1000, 5000, 15_000, 60_000];

/** Everything of the site that is to be found, as it stands now. */
export type DocumentSource = () => AsyncIterable<SiteDocument>;

const keyOf = ({ node, id }: SiteDocument) => `${node} ${id}`;

/** Writes what is new or different and removes what is gone; true when that was anything. */
async function bringUpToDate(writer: IndexWriter, source: DocumentSource): Promise<boolean> {
  const stored = await writer.hashes();
  const gone = new Set(stored.keys());
  let batch: SiteDocument[] = [];
  let changed = false;
  const flush = async () => {
    if (batch.length === 0) return;
    changed = true;
    const rows = [];
    for (const document of batch) {
      rows.push(storedDocument(document));
      // A long text takes milliseconds, and visitors wait for the same thread.
      await breathe();
    }
    await writer.write(rows);
    batch = [];
  };
  for await (const document of source()) {
    gone.delete(keyOf(document));
    if (stored.get(keyOf(document)) === hashOf(document)) continue;
    batch.push(document);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  if (gone.size > 0) await writer.remove([...gone]);
  if (changed || gone.size > 0) await writer.finish();
  return changed || gone.size > 0;
}

/**
 * Keeps the index of the site's documents as the site is. The first call of `ready` brings it up to date; from then on
 * `changed` does, once more when something changed while it was at work. A failure is told and tried again after a pause,
 * or at the next change: until then the search finds what it found before.
 */
export function createIndexKeeper(repo: IndexRepo, source: DocumentSource, onFailure: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let first: Promise<void> | null = null;
  let again = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    do {
      again = false;
      try {
        let touched = false;
        await repo.inTransaction(async (writer) => {
          touched = await bringUpToDate(writer, source);
        });
        if (touched) await repo.settle();
        failures = 0;
      } catch (error) {
        if (closed) return;
        onFailure(error);
        retry = setTimeout(run, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]).unref();
        failures += 1;
        return;
      }
    } while (again && !closed);
  };
  const run = (): Promise<void> => {
    clearTimeout(retry);
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    /** Resolves when the index is there; at once after the first time. */
    ready(): Promise<void> {
      first ??= run();
      return first;
    },
    /** To be told that something of the site changed; does nothing while nobody has asked for the index. */
    changed(): void {
      if (first === null || closed) return;
      if (running === null) void run();
      else again = true;
    },
    /** Resolves when nothing is being written any more. */
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await running;
    },
  };
}

export type IndexKeeper = ReturnType<typeof createIndexKeeper>;
