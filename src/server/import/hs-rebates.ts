import type { HsCode, Rebate } from '#contract/tables.ts';
import { dayNumber } from '#domain/plain-date.ts';
import { attachedRows, editionWithPart, tariffLines } from './hs-attach.ts';
import { ImportError } from './import-error.ts';
import type { ImportContext, Importer, Losses } from './importer.ts';
import { readCodeDigits } from './source/code-digits.ts';
import { hasColumns, type ReadColumn, readHead, type TableRecord, tableRecords } from './source/table.ts';
import { tidy, unreadable } from './text.ts';

/**
 * Tax refund rates, `code,rate,from,to,note`: one line per code and period. The file is all the rates there are; a code
 * it does not name loses those of an earlier file.
 */
export const hsRebatesImporter: Importer<'hs-codes'> = {
  dataset: 'hs-codes',
  origin: 'hs-rebates',
  mode: 'merge',
  encoding: 'gb18030',
  async plan(context) {
    const head = await readHead(context.file);
    if (head === null || !hasColumns(head, ['code', 'rate', 'from', 'to'])) {
      throw new ImportError(
        'The layout of the file is unknown: the columns code, rate, from, to and note were expected.',
      );
    }
    const losses: Losses = { before: 0, lost: 0 };
    return {
      format: 'rebates',
      rows: rows(context, tableRecords(context.file, head, context.report, { keyOf }), losses),
      losses,
      edition: await editionWithPart(context, 'Rebates', 'State Taxation Administration'),
    };
  },
};

type Period = Rebate & { line: number };

const readCode = (text: string) => readCodeDigits(text, [8, 10]);

/** The code in a row, as far as it can be told. */
function keyOf(get: ReadColumn): string {
  const read = readCode(get('code'));
  return 'code' in read ? read.code : read.meant;
}

async function* rows({ transaction, report }: ImportContext, records: AsyncIterable<TableRecord>, losses: Losses) {
  const lines = await tariffLines(transaction);
  const periods = new Map<string, Period[]>();
  for await (const record of records) {
    const read = readCode(record.get('code'));
    const code = keyOf(record.get);
    const target = lines.find(code);
    const earlier = periods.get(target?.row.code ?? '') ?? [];
    const period = { ...rebateOf(record, target?.row.rebates), line: record.line };
    const reason = 'problem' in read ? read.problem : (problemOf(target !== null, record) ?? clashOf(period, earlier));
    if (reason !== null || target === null) {
      report.reject({ line: record.line, key: code, reason: reason ?? '', text: record.text });
      continue;
    }
    periods.set(target.row.code, [...earlier, period]);
  }
  const values = new Map([...periods].map(([code, list]) => [code, inOrder(list.map(({ line: _, ...rest }) => rest))]));
  const unread = new Set([...report.unread].map((code) => lines.find(code)?.row.code ?? ''));
  const withUnread = (said: Rebate[], { code, rebates }: HsCode) => {
    if (!report.unread.has('') && !unread.has(code)) return said;
    return inOrder([...said, ...rebates.filter((rebate) => !said.some((other) => overlap(rebate, other)))]);
  };
  yield* attachedRows(lines, { writer: 'hs-rebates', field: 'rebates', values, withUnread }, losses);
}

function rebateOf(record: TableRecord, earlier: readonly Rebate[] = []): Rebate {
  const from = record.get('from');
  const known = earlier.find((rebate) => rebate.from === from)?.note ?? null;
  return {
    rate: Number(record.get('rate').replace(/\s*%$/, '')),
    from,
    to: record.get('to') || null,
    note: record.has('note') ? tidy(record.get('note')) || null : known,
  };
}

function problemOf(known: boolean, record: TableRecord): string | null {
  if (!known) return 'unknown code: there is no such HS line';
  if (!/^\d{1,2}(\.\d{1,2})?(\s*%)?$/.test(record.get('rate'))) return 'the rate is not a percentage';
  const { from, to, note } = rebateOf(record);
  if ([from, to ?? from].some((date) => dayNumber(date) === null)) return 'a date is not written as YYYY-MM-DD';
  if (to !== null && to < from) return 'the period ends before it begins';
  return unreadable(note ?? '');
}

function clashOf(period: Period, earlier: readonly Period[]): string | null {
  const same = earlier.find(({ from }) => from === period.from);
  if (same !== undefined) return `duplicate key (of line ${same.line})`;
  const overlapping = earlier.find((other) => overlap(period, other));
  return overlapping === undefined ? null : `the period overlaps another (of line ${overlapping.line})`;
}

function overlap(a: Rebate, b: Rebate): boolean {
  return (b.to === null || a.from <= b.to) && (a.to === null || b.from <= a.to);
}

function inOrder(periods: readonly Rebate[]): Rebate[] {
  return periods.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
