import { foldBase } from './fold.ts';
import { SIMPLIFIED, TRADITIONAL } from './simplified-pairs.gen.ts';

let table: Map<string, string> | undefined;

function simplifiedOf(): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let i = 0; i < TRADITIONAL.length; i += 1) pairs.set(TRADITIONAL.charAt(i), SIMPLIFIED.charAt(i));
  return pairs;
}

/** The simplified form of a traditional character, any other character unchanged. */
export function simplify(char: string): string {
  table ??= simplifiedOf();
  return table.get(char) ?? char;
}

/**
 * The one comparison form of text in search, for index and query alike: {@link foldBase} plus traditional to
 * simplified Chinese. Carries a 7 KB table: import it in the worker and on the server, not in the first bundle.
 */
export function fold(text: string): string {
  return foldBase(text, simplify);
}
