import { csvTextOf } from '#domain/csv.ts';
import type { Report } from '../report.ts';
import { hasControls, tidy } from '../text.ts';
import { csvRecords } from './csv.ts';
import type { SourceFile } from './file.ts';
import { type Line, linesOf } from './lines.ts';

/** A record of a table with named columns; a column that the file lacks reads as empty. */
export interface TableRecord {
  line: number;
  text: string;
  get: ReadColumn;
  /** Whether the file has such a column: what it does not speak of it does not change. */
  has(column: string): boolean;
}

/** The text in a column. */
export type ReadColumn = (column: string) => string;

/** How a table is to be read. */
interface Reading {
  /** The key of a row, as far as it can be made out; also asked for rows whose quoting broke. */
  keyOf: (get: ReadColumn) => string;
  /** Names of the columns in order, when the file has no head line. */
  names?: readonly string[] | undefined;
}

/** The first line of a table, split into columns. */
export interface TableHead {
  delimiter: string;
  columns: string[];
}

/** Reads the first line that is not empty; null when there is none. The delimiter is the one most used in it. */
export async function readHead(file: SourceFile): Promise<TableHead | null> {
  for await (const { text } of linesOf(file.text())) return headOf(text);
  return null;
}

function headOf(text: string): TableHead {
  const count = (delimiter: string) => text.split(delimiter).length;
  const delimiter = [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
  return { delimiter, columns: text.split(delimiter).map((column) => column.trim().replace(/^"(.*)"$/, '$1')) };
}

/** Whether a head names all these columns, in any order, capital letters or not. */
export function hasColumns(head: TableHead, names: readonly string[]): boolean {
  const present = head.columns.map((column) => column.toLowerCase());
  return names.every((name) => present.includes(name.toLowerCase()));
}

/** The records of a table. Those that cannot be read go to the report. */
export async function* tableRecords(
  file: SourceFile,
  head: TableHead,
  report: Report,
  { keyOf, names }: Reading,
): AsyncGenerator<TableRecord> {
  const columns = new Map((names ?? head.columns).map((name, at) => [name.toLowerCase(), at]));
  const reader = (fields: readonly string[]) => (column: string) =>
    fields[columns.get(column.toLowerCase()) ?? -1] ?? '';
  const lines = linesOf(file.text());
  const width = names === undefined ? head.columns.length : names.length;
  for await (const record of csvRecords(names === undefined ? withoutFirst(lines) : lines, head.delimiter, width)) {
    const { line, text } = record;
    if ('problem' in record) {
      const torn = text.split(head.delimiter).map((field) => field.trim().replaceAll('"', ''));
      report.reject({ line, key: keyOf(reader(torn)), reason: record.problem, text });
      continue;
    }
    const fields = record.fields.map((field) => csvTextOf(hasControls(field) ? tidy(field) : field));
    if (record.fields.some(hasControls)) {
      report.repair({ line, key: keyOf(reader(fields)), reason: 'control characters taken out', text });
    }
    yield { line, text, get: reader(fields), has: (column) => columns.has(column.toLowerCase()) };
  }
}

async function* withoutFirst(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  let first = true;
  for await (const line of lines) {
    if (!first) yield line;
    first = false;
  }
}
