import type { Pool } from 'pg';
import type { Dataset } from '#contract/dictionary.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { applyEntries, lockDataset, type WriteCounts } from '#server/modules/dictionary/write.ts';
import { ImportError } from './import-error.ts';
import type { Importer, ImportRequest, Losses } from './importer.ts';
import type { Progress } from './progress.ts';
import { createReport, type Report } from './report.ts';
import { openSource, type SourceFile } from './source/file.ts';

/** The outcome of an import. */
export interface ImportResult {
  dataset: Dataset;
  format: string;
  counts: WriteCounts & { version: number };
  /** Rows that went in or were in already. */
  good: number;
  report: Report;
}

/** An earlier file's rows may leave, but a file cut off in the middle must not take most of a table with it. */
const mostLeaving = 0.5;
const fewRows = 100;
const NO_LOSSES: Losses = { before: 0, lost: 0 };

/**
 * Imports a file in one transaction: all of it goes in, or nothing. Throws an {@link ImportError} in one sentence when
 * the file cannot be used; single bad rows go to the report.
 */
export async function runImport<Name extends Dataset>(
  pool: Pool,
  importer: Importer<Name>,
  request: ImportRequest,
  progress: Progress,
): Promise<ImportResult> {
  const reading = { rows: 0, size: 1 };
  const file: SourceFile = await openSource(request.path, importer.encoding, (bytes) =>
    progress.reading(bytes / reading.size, reading.rows),
  );
  reading.size = file.size;
  const report = createReport();
  return inTransaction(pool, async (transaction) => {
    // Before anything is read, so that of two imports the second sees what the first has written.
    await lockDataset(transaction, importer.dataset, null);
    const plan = await importer.plan({ transaction, file, report, request });
    const { format, rows, edition, losses = NO_LOSSES, keysOf = (key: string) => [key] } = plan;
    const counts = await applyEntries(transaction, importer.dataset, {
      rows: counted(rows, reading),
      mode: importer.mode,
      origin: importer.origin,
      edition,
      // A row that cannot be read costs itself, not what an earlier file has said of the same thing.
      spared: () => (report.unread.has('') ? 'all' : [...report.unread].flatMap(keysOf)),
      approve(found) {
        if (reading.rows === losses.lost) throw new ImportError(nothingUsable(report), report);
        if (!request.force) refuseShrinking(found, losses);
        progress.say('writing …');
      },
    });
    return { dataset: importer.dataset, format, counts, good: reading.rows - losses.lost, report };
  });
}

async function* counted<Item>(items: AsyncIterable<Item>, counter: { rows: number }): AsyncGenerator<Item> {
  for await (const item of items) {
    counter.rows += 1;
    yield item;
  }
}

function nothingUsable(report: Report): string {
  const [reason] = [...report.rejected.reasons, ...report.skipped.reasons].sort((a, b) => b[1] - a[1]);
  const most = reason === undefined ? '' : ` (mostly: ${reason[0]})`;
  return `There is no usable row in the file${most}; nothing was changed.`;
}

function isMost(leaving: number, before: number): boolean {
  return leaving >= fewRows && leaving >= before * mostLeaving;
}

function refuseShrinking({ added, changed, unchanged, removed }: WriteCounts, { before, lost }: Losses): void {
  const rows = changed + unchanged + removed;
  const said = isMost(removed, rows)
    ? `would remove ${removed} of ${rows} rows and add ${added}`
    : isMost(lost, before)
      ? `would take away what ${lost} of ${before} rows have from an earlier file`
      : null;
  if (said === null) return;
  throw new ImportError(`The file ${said}: if that is meant, say --force; nothing was changed.`);
}
