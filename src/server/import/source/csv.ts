import { parse } from 'csv-parse/sync';
import type { Line } from './lines.ts';

/** A record of a CSV file: its fields, or why it has none. `line` and `text` are where it begins and how it is written. */
export type CsvRecord = { line: number; text: string } & ({ fields: string[] } | { problem: string });

/** Lines that are parsed in one go while nothing is wrong with them. */
const batchSize = 500;
/** A quoted field may hold line ends; a broken quote must not swallow the file. */
const longestRecord = 20;

/**
 * Reads CSV that may be broken: a line whose quoting cannot be understood becomes a problem, and reading goes on with
 * the next line. Fields are trimmed.
 * @param width number of columns; more or fewer are a problem (a surplus of empty ones is not)
 */
export async function* csvRecords(
  lines: AsyncIterable<Line>,
  delimiter: string,
  width: number,
): AsyncGenerator<CsvRecord> {
  let batch: Line[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < batchSize) continue;
    const { records, left } = readBatch(batch, delimiter, width, false);
    yield* records;
    batch = left;
  }
  yield* readBatch(batch, delimiter, width, true).records;
}

/** Reads whole records; `left` are lines at the end that may go on in the next batch. */
function readBatch(
  batch: Line[],
  delimiter: string,
  width: number,
  last: boolean,
): { records: CsvRecord[]; left: Line[] } {
  const sound = parseSound(batch, delimiter);
  if (sound !== null) return { records: batch.map((line, at) => checked(line, sound[at] ?? [], width)), left: [] };
  const records: CsvRecord[] = [];
  for (let at = 0; at < batch.length; ) {
    const rest = batch.slice(at, at + longestRecord);
    const [first] = rest;
    if (first === undefined) break;
    const found = readRecord(rest, delimiter, width);
    if (found === null && !last && rest.length < longestRecord && at > 0) return { records, left: rest };
    records.push(found === null ? { ...first, problem: 'broken quoting' } : checked(first, found.fields, width));
    at += found?.lines ?? 1;
  }
  return { records, left: [] };
}

/** All lines as records, or null unless each line is one: a broken quote makes one record of several lines. */
function parseSound(batch: readonly Line[], delimiter: string): string[][] | null {
  try {
    const records = parseText(batch.map(({ text }) => text).join('\n'), delimiter, false);
    const whole =
      records.length === batch.length && records.every((fields) => !fields.some((field) => field.includes('\n')));
    return whole ? records : null;
  } catch {
    return null;
  }
}

/** The record that begins with the first of these lines, and how many of them it takes; null when there is none. */
function readRecord(
  lines: readonly Line[],
  delimiter: string,
  width: number,
): { fields: string[]; lines: number } | null {
  const text = lines[0]?.text ?? '';
  for (const relaxed of [false, true]) {
    const [fields] = attempt(text, delimiter, relaxed);
    if (fields !== undefined && (!relaxed || fields.length === width)) return { fields, lines: 1 };
  }
  let joined = text;
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    joined += `\n${line.text}`;
    const records = attempt(joined, delimiter, false);
    const [fields] = records;
    if (fields !== undefined) return records.length === 1 && fields.length === width ? { fields, lines: at + 1 } : null;
  }
  return null;
}

function attempt(text: string, delimiter: string, relaxed: boolean): string[][] {
  try {
    return parseText(text, delimiter, relaxed);
  } catch {
    return [];
  }
}

function parseText(text: string, delimiter: string, relaxed: boolean): string[][] {
  return parse(text, {
    delimiter,
    relax_column_count: true,
    relax_quotes: relaxed,
    record_delimiter: '\n',
    trim: true,
  });
}

function checked({ line, text }: Line, fields: string[], width: number): CsvRecord {
  const found = fields.findLastIndex((field) => field !== '') + 1;
  if (found > width) return { line, text, problem: `${found} columns instead of ${width}` };
  if (fields.length < width) return { line, text, problem: `${fields.length} columns instead of ${width}` };
  return { line, text, fields };
}
