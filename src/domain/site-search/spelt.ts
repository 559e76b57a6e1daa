import { highlight } from '#domain/search/highlight-query.ts';
import { fold } from '#domain/search/simplify.ts';

/** Of names in which a mistyped word stands, the word as it is spelt, folded; null when it stands in none. */
export function spelt(names: readonly string[], typed: string): string | null {
  for (const name of names) {
    const [range] = highlight(name, typed);
    if (range !== undefined) return fold(name.slice(range.start, range.end));
  }
  return null;
}
