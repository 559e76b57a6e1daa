import type { CiqCode } from '#contract/hs-codes.ts';
import { attachedRows, editionWithPart, tariffLines } from './hs-attach.ts';
import { ImportError } from './import-error.ts';
import type { ImportContext, Importer, Losses } from './importer.ts';
import { hasColumns, readHead, type TableRecord, tableRecords } from './source/table.ts';
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
      rows: rows(context, tableRecords(context.file, head, context.report), losses),
      losses,
      edition: await editionWithPart(context, 'CIQ', 'China Customs'),
    };
  },
};

async function* rows({ transaction, report }: ImportContext, records: AsyncIterable<TableRecord>, losses: Losses) {
  const lines = await tariffLines(transaction);
  const values = new Map<string, CiqCode[]>();
  const seen = new Map<string, number>();
  for await (const record of records) {
    const code = record.get('code13').replace(/[.\s]/g, '');
    const target = lines.find(code.slice(0, 10));
    const reason = problemOf(code, target !== null, record, seen);
    if (reason !== null || target === null) {
      report.reject({ line: record.line, key: code, reason: reason ?? '', text: record.text });
      continue;
    }
    seen.set(code, record.line);
    const ciq = { code, nameZh: tidy(record.get('name_zh')), nameEn: tidy(record.get('name_en')) || null };
    values.set(target.row.code, [...(values.get(target.row.code) ?? []), ciq]);
  }
  for (const list of values.values()) list.sort((a, b) => (a.code < b.code ? -1 : 1));
  yield* attachedRows(lines, 'hs-ciq', 'ciq', values, losses);
}

function problemOf(
  code: string,
  known: boolean,
  record: TableRecord,
  seen: ReadonlyMap<string, number>,
): string | null {
  if (!/^\d{13}$/.test(code)) return 'the code has not 13 digits';
  const earlier = seen.get(code);
  if (earlier !== undefined) return `duplicate key (of line ${earlier})`;
  if (!known) return 'unknown code: there is no such HS line';
  if (record.get('name_zh') === '') return 'the Chinese name is missing';
  return unreadable(record.get('name_zh')) ?? unreadable(record.get('name_en'));
}
