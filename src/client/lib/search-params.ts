// The address is read in the first bundle, before any schema of the contract is there: these few readers take its place.

/** A whole number within bounds, or undefined for anything else. */
export function wholeNumber(value: unknown, minimum: number, maximum: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return number >= minimum && number <= maximum ? number : undefined;
}

/** One of the values known, or undefined for anything else. */
export function oneOf<T extends string>(value: unknown, known: readonly T[]): T | undefined {
  return known.find((candidate) => candidate === value);
}

/** Text cut to a length, or undefined when there is none. The router reads bare digits as numbers: they count as text. */
export function text(value: unknown, maximum: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, maximum) || undefined;
}
