import { accessSync, constants } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { csvCell } from '#domain/csv.ts';
import { ImportError } from './import-error.ts';

/** A row that did not go in as it stood, and the reason. */
export interface ReportedRow {
  /** Line in the file, from 1. */
  line: number;
  /** Number in a JSON array, from 1: such a file is often a single line. */
  item?: number;
  /** Its key, as far as it could be read; empty when nobody can say which row it is. */
  key: string;
  reason: string;
  /** The row as it is written in the file. */
  text: string;
}

/** How many rows, in all and by reason. */
export interface Tally {
  total: number;
  reasons: Map<string, number>;
}

/** The notes taken during an import. */
export interface Report {
  /** The row did not go in. */
  reject(row: ReportedRow): void;
  /** The row went in, without what was wrong in it. */
  repair(row: ReportedRow): void;
  /** The row does not belong into the table: counted by reason, and listed if given (airports among ports are not). */
  skip(reason: string, row?: Omit<ReportedRow, 'reason'>): void;
  /** Keys of rejected rows: what the table has under them stays, as the file speaks of it. */
  readonly unread: ReadonlySet<string>;
  readonly rejected: Tally;
  readonly repaired: Tally;
  readonly skipped: Tally;
  /** The report as CSV; null when there is nothing to say. */
  csv(): string | null;
}

/** More are counted, but no longer listed: a wrong file must not fill the memory. */
const mostListed = 50_000;
const longestText = 500;

/** Starts the notes of one import. */
export function createReport(): Report {
  const listed: string[] = [];
  const unread = new Set<string>();
  const tallies = { rejected: newTally(), repaired: newTally(), skipped: newTally() };
  const note = (outcome: keyof typeof tallies, reason: string, row?: Omit<ReportedRow, 'reason'>) => {
    const tally = tallies[outcome];
    tally.total += 1;
    // The part in brackets differs from row to row.
    const kind = reason.replace(/ \(.*\)$/, '');
    tally.reasons.set(kind, (tally.reasons.get(kind) ?? 0) + 1);
    if (row === undefined || listed.length >= mostListed) return;
    listed.push(
      [String(row.line), String(row.item ?? ''), outcome, reason, row.key, row.text.slice(0, longestText)]
        .map(csvCell)
        .join(','),
    );
  };
  return {
    unread,
    reject(row) {
      unread.add(row.key);
      note('rejected', row.reason, row);
    },
    repair: (row) => note('repaired', row.reason, row),
    skip: (reason, row) => note('skipped', reason, row),
    ...tallies,
    csv: () => (listed.length === 0 ? null : ['line,item,outcome,reason,key,row', ...listed, ''].join('\r\n')),
  };
}

function newTally(): Tally {
  return { total: 0, reasons: new Map() };
}

/**
 * Writes the report beside the file, or into `imports` in the data folder when that place is closed. Returns where,
 * or null when there was nothing to write: then that of an earlier attempt goes, whose faults are mended.
 */
export async function writeReport(
  report: Pick<Report, 'csv'>,
  file: string,
  dataFolder: string,
): Promise<string | null> {
  const csv = report.csv();
  const beside = `${file}.report.csv`;
  const fallback = join(dataFolder, 'imports', basename(beside));
  const path = isWritable(dirname(file)) ? beside : fallback;
  if (csv === null) {
    await rm(path, { force: true });
    return null;
  }
  if (path === fallback) await mkdir(dirname(fallback), { recursive: true });
  // With a byte order mark, so that Excel reads the Chinese in it.
  await writeFile(path, `\uFEFF${csv}`);
  return path;
}

/** Does an import; when its file cannot be used, the rows' faults are written too, and the failure says where. */
export async function withReport<Result>(file: string, dataFolder: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ImportError) || error.report === null) throw error;
    const path = await writeReport(error.report, file, dataFolder);
    throw path === null ? error : new ImportError(`${error.message}\nRow by row in ${path}`);
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
