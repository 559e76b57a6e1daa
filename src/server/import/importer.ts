import type { Dataset } from '#contract/dictionary.ts';
import type { Transaction } from '#server/db/transaction.ts';
import type { EditionFacts, Entry } from '#server/modules/dictionary/write.ts';
import type { Report } from './report.ts';
import type { OldEncoding } from './source/encoding.ts';
import type { SourceFile } from './source/file.ts';

/** The operator's request to import a file; null where nothing was said. */
export interface ImportRequest {
  path: string;
  /** Name of the layout, or `auto`. */
  format: string;
  /** Name of the edition, such as `UN/LOCODE 2024-2`. */
  edition: string | null;
  /** Date of the edition, `YYYY-MM-DD`. */
  dated: string | null;
  source: string | null;
  /** Lets a file remove most of what an earlier one brought. */
  force: boolean;
}

/** The transaction, the file, the report and the request that an importer works with. */
export interface ImportContext {
  transaction: Transaction;
  file: SourceFile;
  report: Report;
  request: ImportRequest;
}

/** Counts the rows of others that lose something by a file that adds to them, while its rows are read. */
export interface Losses {
  /** Rows to which an earlier file of the same writer had added something. */
  before: number;
  /** Those to which this one adds nothing. */
  lost: number;
}

/** An importer's reading of a file: its layout, rows and edition. */
interface ImportPlan<Name extends Dataset> {
  /** Name of the layout that was found. */
  format: string;
  rows: AsyncIterable<Entry<Name>>;
  /** Null when the file says nothing of the table as a whole. */
  edition: EditionFacts | null;
  /** Left out where the file brings rows of its own. */
  losses?: Losses;
  /** The keys in the table that a key in the report may mean; left out where they are the same. */
  keysOf?: (reported: string) => readonly string[];
}

/** Reads one kind of official file into one table. */
export interface Importer<Name extends Dataset> {
  dataset: Name;
  /** Written into the rows, so that the next edition of the same file knows what is its own. */
  origin: string;
  mode: 'replace' | 'merge';
  encoding: OldEncoding;
  /** Recognises the layout and says what is in the file; throws an `ImportError` for an unknown one. */
  plan(context: ImportContext): Promise<ImportPlan<Name>>;
}

/** The edition of a table after an import: by the operator's words, else `usual` and the date of the file. */
export function editionOf(
  { request, file }: ImportContext,
  usual: { name: string; source: string; sourceUrl: string | null },
): EditionFacts {
  const dated = request.dated ?? file.changed;
  return {
    name: request.edition ?? `${usual.name} (${dated})`,
    source: request.source ?? usual.source,
    sourceUrl: request.source === null ? usual.sourceUrl : null,
    dated,
    sample: false,
  };
}
