import { setImmediate as otherWork } from 'node:timers/promises';
import { csvCell } from '#domain/csv.ts';

/** A number stays one, below zero as well; of texts no spreadsheet runs any (ASVS 1.2.10). */
type Cells = Record<string, string | number | null>;

/** Nested values become columns of their own, `name.zh`; lists one cell with `; ` between. */
function flatten(value: unknown, name: string, cells: Cells): Cells {
  if (Array.isArray(value)) {
    cells[name] = value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join('; ');
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, name === '' ? key : `${name}.${key}`, cells);
  } else {
    cells[name] = typeof value === 'number' ? value : value === null || value === undefined ? null : String(value);
  }
  return cells;
}

/** Rows that are worked on before others get their turn. */
const AT_ONCE = 500;

async function inParts<T, Result>(items: readonly T[], work: (item: T) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...items.slice(at, at + AT_ONCE).map(work));
    await otherWork();
  }
  return results;
}

/**
 * Rows as CSV with a heading, lines ended as RFC 4180 says, and the mark by which spreadsheets know UTF-8. Columns are
 * those that occur, in the order they first do.
 */
export async function csvOf(rows: readonly unknown[]): Promise<Buffer> {
  const columns = new Set<string>();
  const flat = await inParts(rows, (row) => {
    const cells = flatten(row, '', {});
    for (const column of Object.keys(cells)) columns.add(column);
    return cells;
  });
  const names = [...columns];
  const lines = await inParts(flat, (cells) => names.map((name) => csvCell(cells[name] ?? null)).join(','));
  return Buffer.from(`\ufeff${[names.map(csvCell).join(','), ...lines].join('\r\n')}\r\n`);
}
