/** Characters that start a formula in spreadsheets, in Chinese and Japanese ones the wide forms as well. */
const SIGNS = '=+\\-@＝＋－＠';
/** Also after white space, and after apostrophes, which are then no longer the only one. */
const FORMULA = new RegExp(`^[\\s']*[${SIGNS}\\t\\r]`);
/** A spreadsheet that parts cells at semicolons or tabs parts this one too, whatever quotes stand around it. */
const INNER_FORMULA = new RegExp(`([;\\t\\r\\n])(?=[\\s']*[${SIGNS}])`, 'g');
const GUARD = new RegExp(`^'(?=[\\s']*[${SIGNS}\\t\\r])`);
const INNER_GUARD = new RegExp(`([;\\t\\r\\n])'(?=[\\s']*[${SIGNS}])`, 'g');

/**
 * Texts that spreadsheets read as another number or a day: zeros at their front or end, more digits than a number has,
 * `22E1`, `3-2`. ISO dates are days.
 */
const NO_NUMBER = /^0\d+$|^\d{12,}$|^\d+(?:\.\d+)?e[+-]?\d+$|^\d+\.\d*0$|^\d{1,4}[-/]\d{1,2}$/i;

function guarded(text: string): string {
  // The tab is not shown; whoever reads the file trims it.
  if (NO_NUMBER.test(text)) return `\t${text}`;
  const inner = text.replace(INNER_FORMULA, "$1'");
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/**
 * A cell as text: what a spreadsheet would run gets an apostrophe in front, what it would take for a number although it is
 * none a tab; quoted where it must be.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guarded(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that {@link csvCell} made a cell of, when the cell is read without its quotes. */
export function csvTextOf(cell: string): string {
  if (cell.startsWith('\t')) return cell.slice(1);
  return cell.replace(GUARD, '').replace(INNER_GUARD, '$1');
}

/**
 * Rows as CSV (RFC 4180) for spreadsheets: with the byte order mark without which Excel misreads Chinese, and with no cell
 * that would be run as a formula.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
