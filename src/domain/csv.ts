/** What spreadsheets take for the start of a formula, also after a tab or a line break. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** A cell as text: a value that a spreadsheet would run gets an apostrophe in front; quoted where it must be. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV (RFC 4180) for spreadsheets: with the byte order mark without which Excel misreads Chinese, and with no cell
 * that would be run as a formula.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
