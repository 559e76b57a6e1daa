import type { FoldedMap, Simplify } from './fold.ts';
import { foldWithMap, isWide } from './fold.ts';
import type { Ranks } from './kinds.ts';
import { MIN_TYPO, NO_RANK, TYPO_RANKS } from './kinds.ts';
import type { Section } from './section.ts';
import { isLaterWord, openSection, rankHit } from './section.ts';
import { rankTypo } from './typo.ts';
import { isDelimiter } from './words.ts';

/** A part of a text to mark: from `start` up to but not including `end`, in UTF-16 units of the original. */
export type MarkRange = { start: number; end: number };

const ANYWHERE: Ranks = { whole: 0, start: 0, word: 0, inside: 0 };

/** The text as a section of one entry; its positions are one higher than those of the map. */
function asSection(map: FoldedMap, latin: boolean): Section {
  let packed = '\n';
  for (const [at, fresh] of map.wordStart.entries()) {
    if (fresh && at > 0) packed += ' ';
    packed += map.joined.charAt(at);
  }
  return openSection(`${packed}\n`, 1, latin);
}

function exactSpans(map: FoldedMap, needle: string): MarkRange[] {
  const spans: MarkRange[] = [];
  if (needle === '' || !map.joined.includes(needle)) return spans;
  const section = asSection(map, !isWide(needle));
  for (let at = map.joined.indexOf(needle); at !== -1; at = map.joined.indexOf(needle, at + needle.length)) {
    if (rankHit(section, at + 1, needle.length, ANYWHERE) === NO_RANK) continue;
    spans.push({ start: at, end: at + needle.length });
  }
  return spans;
}

/** Where the word ends that was typed with one error: at a word's end one letter around, else after as many. */
function typoEnd(section: Section, start: number, length: number): number {
  for (const end of [start + length, start + length + 1, start + length - 1]) {
    if (isDelimiter(section.text, end) || isLaterWord(section, end)) return end;
  }
  return start + length;
}

function typoSpans(map: FoldedMap, needle: string): MarkRange[] {
  const ranks = TYPO_RANKS.latin;
  if (ranks === undefined || needle.length < MIN_TYPO || isWide(needle)) return [];
  const section = asSection(map, true);
  for (const [at, fresh] of map.wordStart.entries()) {
    if (!fresh || rankTypo(section, needle, at + 1, ranks) === NO_RANK) continue;
    return [{ start: at, end: typoEnd(section, at + 1, needle.length) - 1 }];
  }
  return [];
}

/** Spans of folded text as ranges of the text itself, in order, those that touch as one. */
export function toRanges(map: FoldedMap, spans: readonly MarkRange[]): MarkRange[] {
  const ranges: MarkRange[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const start = map.from[span.start] ?? 0;
    const end = map.to[span.end - 1] ?? start;
    const last = ranges.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else ranges.push({ start, end });
  }
  return ranges;
}

/**
 * The parts of a displayed text that a search's `terms` stand for: the whole query where it occurs, else its words,
 * else the word that is one typing error away. Ranges ascend and do not overlap. Without `simplify` it does not
 * carry the Chinese table, so it may run beside the list; traditional text is then only marked by its own form.
 */
export function markRanges(text: string, terms: readonly string[], simplify?: Simplify): MarkRange[] {
  const map = foldWithMap(text, simplify);
  const [whole = '', ...tokens] = terms;
  let spans = exactSpans(map, whole);
  if (spans.length === 0) spans = tokens.flatMap((token) => exactSpans(map, token));
  if (spans.length === 0) spans = typoSpans(map, whole);
  return toRanges(map, spans);
}
