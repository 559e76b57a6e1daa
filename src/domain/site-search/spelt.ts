import { isWide, join } from '#domain/search/fold.ts';
import { highlight } from '#domain/search/highlight-query.ts';
import type { Spoken } from '#domain/search/near-wide.ts';
import { fold } from '#domain/search/simplify.ts';
import { errorsBetween } from './correct.ts';

/** The Chinese name that is written almost as it was typed, or sounds so; null when none does. */
function speltInChinese(names: readonly string[], typed: string, spoken: Spoken): string | null {
  const sounds = spoken(typed);
  const near = (name: string): boolean =>
    errorsBetween(name, typed, 1) <= 1 || spoken(name).some((sound) => sounds.includes(sound));
  return names.map((name) => join(fold(name))).find((name) => isWide(name) && near(name)) ?? null;
}

/** Of names in which a mistyped word stands, the word as it is spelt, folded; null when it stands in none. */
export function spelt(names: readonly string[], typed: string, spoken: Spoken): string | null {
  if (isWide(typed)) return speltInChinese(names, typed, spoken);
  for (const name of names) {
    const [range] = highlight(name, typed);
    if (range !== undefined) return fold(name.slice(range.start, range.end));
  }
  return null;
}
