import type { Report } from '../report.ts';
import { hasControls, tidy } from '../text.ts';
import { csvRecords } from './csv.ts';
import type { SourceFile } from './file.ts';
import { type Line, linesOf } from './lines.ts';

/** A record of a table with named columns; a column that the file lacks reads as empty. */
export interface TableRecord {
  line: number;
  text: string;
  get(column: string): string;
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

/**
 * The records of a table. `names` are its columns in order when the file has no head line; else they are read from
 * there. Records that cannot be read go to the report.
 */
export async function* tableRecords(
  file: SourceFile,
  head: TableHead,
  report: Report,
  names?: readonly string[],
): AsyncGenerator<TableRecord> {
  const columns = new Map((names ?? head.columns).map((name, at) => [name.toLowerCase(), at]));
  const lines = linesOf(file.text());
  const width = names === undefined ? head.columns.length : names.length;
  for await (const record of csvRecords(names === undefined ? withoutFirst(lines) : lines, head.delimiter, width)) {
    const { line, text } = record;
    if ('problem' in record) {
      report.reject({ line, key: '', reason: record.problem, text });
      continue;
    }
    const fields = record.fields.map((field) => (hasControls(field) ? tidy(field) : field));
    if (record.fields.some(hasControls)) {
      report.repair({ line, key: fields[0] ?? '', reason: 'control characters taken out', text });
    }
    yield { line, text, get: (column) => fields[columns.get(column.toLowerCase()) ?? -1] ?? '' };
  }
}

async function* withoutFirst(lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  let first = true;
  for await (const line of lines) {
    if (!first) yield line;
    first = false;
  }
}
