/**
 * The query of an address as plain text, `name=value`. The router's own reader takes values for JSON: it would quote a
 * bill of lading number that consists of digits, and drop the last zero of `8507.60`.
 */
export function parsePlainSearch(query: string): Record<string, string> {
  const params = [...new URLSearchParams(query)];
  // Replaces halves of a character and removes the NUL character: no database stores them, and no call takes them.
  return Object.fromEntries(params.map(([name, value]) => [name, value.replaceAll('\0', '').toWellFormed()]));
}

/** Writes what {@link parsePlainSearch} reads; what is undefined, null or empty is left out. */
export function stringifyPlainSearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
