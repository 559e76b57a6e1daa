import type { Bilingual } from '#contract/locale.ts';
import { type HsCode, hsCode } from '#contract/tables.ts';
import { type ExistingEntry, existingEntries, hasOrigin } from '#server/modules/dictionary/existing.ts';
import { hsWeight } from '#server/modules/dictionary/weights.ts';
import type { Entry } from '#server/modules/dictionary/write.ts';
import { ImportError } from './import-error.ts';
import { editionOf, type ImportContext, type Importer } from './importer.ts';
import { readCodeDigits } from './source/code-digits.ts';
import { hasColumns, readHead, type TableRecord, tableRecords } from './source/table.ts';
import { tidy, unreadable } from './text.ts';

/** Names of the column that holds the code. */
const codeColumns = ['hs8', 'hs10', 'code'];
const longestName = 2000;
const readCode = (text: string) => readCodeDigits(text, [8, 10]);

/** The code in a row that cannot be read, as far as it can be told. */
function meantCode(text: string): string {
  const read = readCode(text);
  return 'code' in read ? read.code : read.meant;
}

/**
 * Lines of the customs tariff, 8 or 10 digits: the file replaces the lines that an earlier file brought, and a sample
 * line of the same code. Chapters, headings and the other sample lines stay. What the files of refund rates and CIQ
 * codes added to a line stays with it.
 */
export const hsImporter: Importer<'hs-codes'> = {
  dataset: 'hs-codes',
  origin: 'hs',
  mode: 'replace',
  encoding: 'gb18030',
  async plan(context) {
    const head = await readHead(context.file);
    const codeColumn = codeColumns.find((name) => head !== null && hasColumns(head, [name, 'name_zh']));
    if (head === null || codeColumn === undefined) {
      throw new ImportError(
        'The layout of the file is unknown: a line of column names with hs8 (or hs10, or code) and name_zh was expected.',
      );
    }
    return {
      format: 'customs',
      rows: lines(
        context,
        tableRecords(context.file, head, context.report, { keyOf: (get) => meantCode(get(codeColumn)) }),
        codeColumn,
      ),
      edition: editionOf(context, {
        name: 'China Customs HS',
        source: 'China Customs',
        sourceUrl: null,
      }),
    };
  },
};

async function* lines(
  { transaction, report }: ImportContext,
  records: AsyncIterable<TableRecord>,
  codeColumn: string,
): AsyncGenerator<Entry<'hs-codes'>> {
  const existing = await existingEntries(transaction, 'hs-codes', (data) => hsCode.parse(data));
  const byCode = new Map(existing.map((entry) => [entry.row.code, entry]));
  const seen = new Map<string, number>();
  for await (const record of records) {
    const { line, text } = record;
    const read = readCode(record.get(codeColumn));
    const key = 'code' in read ? read.code : read.meant;
    const reason = 'problem' in read ? read.problem : problemOf(key, record, seen);
    if (reason !== null) {
      report.reject({ line, key, reason, text });
      continue;
    }
    seen.set(key, line);
    const earlier = byCode.get(key);
    yield withEarlier(rowOf(key, record, earlier?.row), earlier);
  }
}

function problemOf(code: string, record: TableRecord, seen: ReadonlyMap<string, number>): string | null {
  if (code.startsWith('00') || code.startsWith('77')) return 'there is no such chapter';
  const earlier = seen.get(code);
  if (earlier !== undefined) return `duplicate key (of line ${earlier})`;
  const nameZh = record.get('name_zh');
  if (nameZh === '') return 'the Chinese name is missing';
  if (nameZh.length > longestName) return 'the name is too long';
  return unreadable(nameZh) ?? unreadable(record.get('name_en')) ?? unreadable(unitText(record));
}

function unitText(record: TableRecord): string {
  return ['unit1_zh', 'unit1_en', 'unit2_zh', 'unit2_en'].map((column) => record.get(column)).join(' ');
}

/** The line as the file has it; what the file has no columns for stays as it was. */
function rowOf(code: string, record: TableRecord, earlier: HsCode | undefined): HsCode {
  const nameEn = record.has('name_en') ? tidy(record.get('name_en')) || null : (earlier?.nameEn ?? null);
  const hasUnits = ['unit1_zh', 'unit1_en'].some(record.has);
  const units = hasUnits ? unitsOf(record, earlier?.units ?? []) : (earlier?.units ?? []);
  return {
    code,
    level: code.length === 8 ? 'line8' : 'line10',
    nameZh: tidy(record.get('name_zh')),
    nameEn,
    units,
    rebates: [],
    ciq: [],
    elementsZh: [],
    elementsEn: [],
    sample: false,
  };
}

function unitsOf(record: TableRecord, earlier: readonly Bilingual[]): Bilingual[] {
  return [1, 2].flatMap((number): Bilingual[] => {
    const zh = tidy(record.get(`unit${number}_zh`));
    const en = tidy(record.get(`unit${number}_en`));
    if (zh === '' && en === '') return [];
    const known = earlier.find((unit) => unit.zh === zh || unit.en === en);
    return [{ zh: zh || known?.zh || en, en: en || known?.en || zh }];
  });
}

/** Figures of a sample must not pass as official, so of a sample line only what a file of its own brought is kept. */
function withEarlier(row: HsCode, earlier: ExistingEntry<'hs-codes'> | undefined): Entry<'hs-codes'> {
  const weight = hsWeight(row);
  if (earlier === undefined) return { row, weight };
  const added = ['hs-rebates', 'hs-ciq'].filter((writer) => hasOrigin(earlier.origin, writer));
  return {
    row: {
      ...row,
      rebates: added.includes('hs-rebates') ? earlier.row.rebates : [],
      ciq: added.includes('hs-ciq') ? earlier.row.ciq : [],
    },
    weight,
    origin: ['hs', ...added].join('+'),
    ...(earlier.row.nameZh === row.nameZh ? { pinyin: earlier.pinyin } : {}),
  };
}
