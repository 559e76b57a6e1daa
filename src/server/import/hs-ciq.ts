import type { CiqCode, HsCode } from '#contract/tables.ts';
import { attachedRows, editionWithPart, tariffLines } from './hs-attach.ts';
import { ImportError } from './import-error.ts';
import type { ImportContext, Importer, Losses } from './importer.ts';
import { readCodeDigits } from './source/code-digits.ts';
import { hasColumns, type ReadColumn, readHead, type TableRecord, tableRecords } from './source/table.ts';
import { tidy, unreadable } from './text.ts';

/**
 * CIQ codes, `code13,name_zh,name_en`: many per HS line, which the first ten digits name. The file is all the codes
 * there are; a line it does not name loses those of an earlier file.
 */
export const hsCiqImporter: Importer<'hs-codes'> = {
  dataset: 'hs-codes',
  origin: 'hs-ciq',
  mode: 'merge',
  encoding: 'gb18030',
  async plan(context) {
    const head = await readHead(context.file);
    if (head === null || !hasColumns(head, ['code13', 'name_zh'])) {
      throw new ImportError(
        'The layout of the file is unknown: the columns code13, name_zh and name_en were expected.',
      );
    }
    const losses: Losses = { before: 0, lost: 0 };
    return {
      format: 'ciq',
      rows: rows(context, tableRecords(context.file, head, context.report, { keyOf }), losses),
      losses,
      edition: await editionWithPart(context, 'CIQ', 'China Customs'),
    };
  },
};

const readCode = (text: string) => readCodeDigits(text, [13]);

/** The code in a row, as far as it can be told. */
function keyOf(get: ReadColumn): string {
  const read = readCode(get('code13'));
  return 'code' in read ? read.code : read.meant;
}

async function* rows({ transaction, report }: ImportContext, records: AsyncIterable<TableRecord>, losses: Losses) {
  const lines = await tariffLines(transaction);
  const values = new Map<string, CiqCode[]>();
  const seen = new Map<string, number>();
  for await (const record of records) {
    const read = readCode(record.get('code13'));
    const code = keyOf(record.get);
    const target = lines.find(code.slice(0, 10));
    const reason = 'problem' in read ? read.problem : problemOf(code, target !== null, record, seen);
    if (reason !== null || target === null) {
      report.reject({ line: record.line, key: code, reason: reason ?? '', text: record.text });
      continue;
    }
    seen.set(code, record.line);
    const earlier = target.row.ciq.find((each) => each.code === code);
    const nameEn = record.has('name_en') ? tidy(record.get('name_en')) || null : (earlier?.nameEn ?? null);
    const ciq = { code, nameZh: tidy(record.get('name_zh')), nameEn };
    values.set(target.row.code, [...(values.get(target.row.code) ?? []), ciq]);
  }
  const isUnread = ({ code }: CiqCode) => report.unread.has('') || report.unread.has(code);
  const withUnread = (said: CiqCode[], line: HsCode) =>
    inOrder([...said, ...line.ciq.filter((each) => isUnread(each) && !said.some(({ code }) => code === each.code))]);
  for (const [code, list] of values) values.set(code, inOrder(list));
  yield* attachedRows(lines, { writer: 'hs-ciq', field: 'ciq', values, withUnread }, losses);
}

function inOrder(list: readonly CiqCode[]): CiqCode[] {
  return list.toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function problemOf(
  code: string,
  known: boolean,
  record: TableRecord,
  seen: ReadonlyMap<string, number>,
): string | null {
  const earlier = seen.get(code);
  if (earlier !== undefined) return `duplicate key (of line ${earlier})`;
  if (!known) return 'unknown code: there is no such HS line';
  if (record.get('name_zh') === '') return 'the Chinese name is missing';
  return unreadable(record.get('name_zh')) ?? unreadable(record.get('name_en'));
}
