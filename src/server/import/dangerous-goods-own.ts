import { z } from 'zod';
import { PACKING_GROUPS } from '#contract/tables.ts';
import { normalizeUnNumber } from '#domain/un-number.ts';
import { parseJson } from '#server/parse-json.ts';
import type { OfficialGood } from './dangerous-goods.ts';
import { readClass, readLabels } from './dangerous-goods-class.ts';
import { ImportError } from './import-error.ts';
import type { ImportContext } from './importer.ts';
import { type CodeDigits, readCodeDigits } from './source/code-digits.ts';
import { jsonElements } from './source/json-array.ts';
import { readHead, type TableRecord, tableRecords } from './source/table.ts';
import { tidy, unreadable } from './text.ts';

/** In CSV an empty field means that there is nothing, in JSON `null` or leaving the field out does. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => tidy(text ?? '') || null);
/** Programs that write JSON take a class for the number that it looks like. */
const digits = z.union([z.string(), z.number().transform(String)]);
const list = z
  .union([z.array(digits), digits.transform((text) => text.split(/[;|,\s]+/).filter((part) => part !== ''))])
  .nullish()
  .transform((parts) => readLabels(parts ?? []));

const rowSchema = z.object({
  // As a number it had no zeros to lose.
  un: z.union([z.string(), z.number().transform((number) => String(number).padStart(4, '0'))]),
  variant: z
    .union([
      z.number().int().positive(),
      z
        .string()
        .regex(/^[1-9]\d?$/)
        .transform(Number),
      z.literal(''),
    ])
    .nullish(),
  nameZh: optionalText,
  nameEn: optionalText,
  class: digits,
  compatibility: optionalText,
  subsidiary: list,
  packingGroup: z.union([z.enum(PACKING_GROUPS), z.literal('').transform(() => null)]).nullish(),
  labels: list,
  limitedQuantity: digits.nullish().transform((text) => tidy(text ?? '') || null),
  noteZh: optionalText,
  noteEn: optionalText,
});

interface Source {
  place: OfficialGood['place'];
  value: unknown;
}

/** Rows in the project's own columns, from a JSON array or a CSV file with a line of column names. */
export async function* ownRows(context: ImportContext, format: 'json' | 'csv'): AsyncGenerator<OfficialGood> {
  for await (const source of format === 'json' ? fromJson(context) : fromCsv(context)) {
    const good = goodOf(source);
    if (typeof good !== 'string') yield good;
    else context.report.reject({ ...source.place, key: keyOf(source.value), reason: good });
  }
}

async function* fromJson({ file }: ImportContext): AsyncGenerator<Source> {
  for await (const { line, number: item, text } of jsonElements(file.text())) {
    yield { place: { line, item, text }, value: parseJson(text) };
  }
}

async function* fromCsv({ file, report }: ImportContext): AsyncGenerator<Source> {
  const head = await readHead(file);
  if (head === null) throw new ImportError('The file is empty.');
  for await (const record of tableRecords(file, head, report, { keyOf: (get) => meantNumber(get('un')) })) {
    yield { place: { line: record.line, text: record.text }, value: fieldsOf(record) };
  }
}

function fieldsOf(record: TableRecord): Record<string, string> {
  return Object.fromEntries(Object.keys(rowSchema.shape).map((name) => [name, record.get(name)]));
}

function keyOf(value: unknown): string {
  const parsed = rowSchema.pick({ un: true }).safeParse(value);
  return parsed.success ? meantNumber(parsed.data.un) : '';
}

/** The four digits, also as `UN 1263`. */
function readNumber(text: string): CodeDigits {
  const read = readCodeDigits(text.replace(/^\s*UN[\s.-]*(?=\d)/i, ''), [4]);
  return 'code' in read && normalizeUnNumber(read.code) === null
    ? { problem: 'there is no such UN number', meant: '' }
    : read;
}

/** The number in a row that cannot be read, as far as it can be told. */
function meantNumber(text: string): string {
  const read = readNumber(text);
  return 'code' in read ? read.code : read.meant;
}

/** The row, or why there is none. */
function goodOf({ place, value }: Source): OfficialGood | string {
  const parsed = rowSchema.safeParse(value);
  if (!parsed.success)
    return `not an entry of this layout (${parsed.error.issues[0]?.path.join('.') || 'no JSON object'})`;
  const row = parsed.data;
  const number = readNumber(row.un);
  if ('problem' in number) return number.problem;
  if (row.nameEn === null) return 'the English name is missing';
  const lost = unreadable([row.nameEn, row.nameZh, row.noteEn, row.noteZh].join(' '));
  if (lost !== null) return lost;
  const hazard = readClass(row.class);
  if (hazard === null) return `unknown class (${row.class || 'none'})`;
  return {
    ...row,
    un: number.code,
    nameEn: row.nameEn,
    variant: row.variant || null,
    ...hazard,
    compatibility: hazard.compatibility ?? row.compatibility,
    packingGroup: row.packingGroup ?? null,
    place,
  };
}
