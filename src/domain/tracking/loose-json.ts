/** A JSON object whose members may be anything. */
export type Loose = Readonly<Record<string, unknown>>;

/** Longest text taken from a source; what is longer was meant for something else. */
const TEXT_MAX = 500;

/** An object, or an empty one for anything else. */
export function record(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

/** A list, or an empty one for anything else. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text without outer spaces and without the character that PostgreSQL cannot keep; null when empty or no text. */
export function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const trimmed = value.replaceAll('\0', '').trim();
  return trimmed === '' ? null : trimmed.slice(0, TEXT_MAX);
}

/** The first of several members that holds a text: names change between versions. */
export function textOf(source: Loose, ...names: string[]): string | null {
  for (const name of names) {
    const found = text(source[name]);
    if (found !== null) return found;
  }
  return null;
}

/** The members that are not among the known ones; null when there are none. */
export function unknownMembers(source: Loose, known: ReadonlySet<string>): Record<string, unknown> | null {
  const rest = Object.entries(source).filter(([name]) => !known.has(name));
  return rest.length === 0 ? null : Object.fromEntries(rest);
}
