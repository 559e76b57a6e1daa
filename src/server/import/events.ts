import type { Pool } from 'pg';
import { readEvents } from '#server/adapters/carriers/dcsa-tracking.ts';
import { createEventsRepo } from '#server/modules/tracking/events-repo.ts';
import { createPortDirectory } from '#server/modules/tracking/port-directory.ts';
import { OWN } from '#server/modules/tracking/present.ts';
import { parseJson } from '#server/parse-json.ts';
import { errorText } from '#server/start-error.ts';
import { ImportError } from './import-error.ts';
import type { Progress } from './progress.ts';
import { createReport, type Report } from './report.ts';
import { openSource } from './source/file.ts';
import { type JsonElement, jsonElements } from './source/json-array.ts';

/** Events are written so many at a time, each lot in a transaction of its own: a file may hold millions. */
const LOT = 1000;

/** The outcome of an import of events. */
interface EventsImport {
  read: number;
  added: number;
  report: Report;
  /** Why the file could be read to here only, in one sentence; null when it was read to its end. */
  brokenOff: string | null;
}

function parse({ line, number, text }: JsonElement, report: Report): unknown[] {
  const value = parseJson(text);
  if (value !== undefined) return [value];
  report.reject({ line, item: number, key: '', reason: 'not JSON', text });
  return [];
}

/** A failure as it is, or, when events are in already, with how many: nobody may be told that nothing was changed. */
function afterSome(added: number, error: unknown): unknown {
  if (added === 0) return error;
  return new ImportError(`The import was broken off after ${added} new events, which stay: ${errorText(error)}`);
}

/**
 * Imports our own events from a JSON array in DCSA's form. Events that are known already change nothing, so the same file
 * may come twice; what cannot be read goes to the report. Of a file that breaks off the events before that go in. Throws
 * an {@link ImportError} when nothing can be used, or when the database fails, with what went in until then.
 */
export async function importEvents(pool: Pool, path: string, progress: Progress): Promise<EventsImport> {
  const reading = { size: 1 };
  const result: EventsImport = { read: 0, added: 0, report: createReport(), brokenOff: null };
  const file = await openSource(path, 'gb18030', (bytes) => progress.reading(bytes / reading.size, result.read));
  reading.size = file.size;
  const ports = createPortDirectory(pool, Date.now);
  await ports.refresh();
  const repo = createEventsRepo(pool);
  let lot: JsonElement[] = [];
  const write = async () => {
    const context = { source: OWN, now: Date.now(), placeOf: ports.placeOf };
    const events = lot.flatMap((element) => {
      const answer = readEvents(parse(element, result.report), context);
      const { line, number, text } = element;
      for (const reason of answer.refused) result.report.reject({ line, item: number, key: '', reason, text });
      return answer.events;
    });
    result.added += (await repo.add(events, null)).added;
    lot = [];
  };
  try {
    for await (const element of jsonElements(file.text())) {
      result.read += 1;
      lot.push(element);
      if (lot.length >= LOT) await write();
    }
  } catch (error) {
    if (!(error instanceof ImportError) || result.read === 0) throw afterSome(result.added, error);
    result.brokenOff = error.message;
  }
  await write().catch((error: unknown) => {
    throw afterSome(result.added, error);
  });
  if (result.read > result.report.rejected.total) return result;
  throw new ImportError(
    result.brokenOff ?? 'There is no usable event in the file; nothing was changed.',
    result.report,
  );
}
