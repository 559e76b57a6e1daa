import type { MarkRange } from './highlight.ts';
import { markRanges } from './highlight.ts';
import { parseQuery } from './query.ts';
import { simplify } from './simplify.ts';

/** The parts of a displayed text to mark for a query as typed, traditional Chinese included. For the server. */
export function highlight(text: string, query: string): MarkRange[] {
  const { joined, tokens } = parseQuery(query);
  return markRanges(text, [joined, ...tokens], simplify);
}
