import type { RemovedDemo } from './demo.ts';
import type { Tally } from './report.ts';
import type { ImportResult } from './run.ts';

const count = (value: number) => value.toLocaleString('en-US');
const rows = (value: number) => `${count(value)} ${value === 1 ? 'row' : 'rows'}`;

/** Says in plain words how an import went; `reportPath` is where single rows are listed, or null. */
export function summarise(
  { dataset, format, counts, good, report }: ImportResult,
  reportPath: string | null,
  seconds: number,
): string {
  const { added, changed, unchanged, removed, version } = counts;
  return [
    `${dataset}: ${rows(good)} taken in ${seconds.toFixed(1)} s (layout ${format}).`,
    `  ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} as they were, ${count(removed)} removed; the table has version ${version}.`,
    ...tallyLines(report.rejected, 'bad, left out'),
    ...(report.unread.has('') ? ['  Of some of them nobody can say which rows they are: nothing was taken away.'] : []),
    ...tallyLines(report.repaired, 'taken with a repair'),
    ...tallyLines(report.skipped, 'passed over'),
    ...(reportPath === null ? [] : [`Row by row in ${reportPath}`]),
  ].join('\n');
}

function tallyLines({ total, reasons }: Tally, what: string): string[] {
  if (total === 0) return [];
  const sorted = [...reasons].sort((a, b) => b[1] - a[1]);
  return [`  ${rows(total)} ${what}:`, ...sorted.map(([reason, number]) => `    ${count(number)} × ${reason}`)];
}

/** Says in plain words how much of the demonstration content was removed. */
export function summariseDemo({ news, documents, items, pictures, hsLines }: RemovedDemo): string {
  if (news + documents + items + hsLines === 0) return 'There was no demonstration content.';
  return `Removed: ${news} news, ${documents} texts of the site, ${items} other items, ${pictures} pictures, ${hsLines} sample lines of the HS table.`;
}
