import { initialsOfReading, rowStandsFor, shortReadings } from './abbreviated.ts';
import { isWide } from './fold.ts';
import type { MatchKind, Rank, SectionName } from './kinds.ts';
import {
  EXACT_RANKS,
  FIRST_TYPO,
  MATCH_KINDS,
  NO_RANK,
  rankOf,
  SECTION_NAMES,
  SHORT,
  TOKENS,
  TYPO_RANKS,
} from './kinds.ts';
import { type Spoken, scanMisspelt, scanSounds } from './near-wide.ts';
import type { PackedSearch } from './pack.ts';
import { initialsOf } from './pack.ts';
import type { ParsedQuery } from './query.ts';
import { parseWordings, wantsTypos } from './query.ts';
import type { Section } from './section.ts';
import { openSection, rowAt, rowHas, scanSection } from './section.ts';
import { queryMarks, soundMarks } from './synonyms.ts';
import { scanTypos } from './typo.ts';

/**
 * The window of results wanted; `filter` gets the index of a row in the list that was packed. `spoken` finds Chinese names
 * that sound as the query does; without it only those that are written almost as it is.
 */
export type SearchOptions = { limit: number; offset?: number; filter?: (row: number) => boolean; spoken?: Spoken };

/**
 * `total` counts all matches, `rows` and `matches` are the window: indices in the list that was packed, best first,
 * and how each matched. `fuzzy`: hits with a typing error are among the total. `terms` is for `markRanges`.
 */
export type SearchResult = {
  total: number;
  rows: number[];
  matches: MatchKind[];
  fuzzy: boolean;
  terms: string[];
};

/** A table opened for searching; one call is one scan, no answer is kept between calls. */
export type Searcher = { rows: number; search: (query: string, options: SearchOptions) => SearchResult };

const unspoken: Spoken = () => [];

type Sections = Record<SectionName, Section>;

/**
 * A best rank for each row, three times over: for the query, for its words together, and for one of them. Kept for the
 * next call: made anew for each letter typed, they set off a collection of the whole pack every few dozen letters.
 */
type Scratch = Record<'best' | 'held' | 'other', Uint8Array>;

function openScratch(rows: number): Scratch {
  return { best: new Uint8Array(rows), held: new Uint8Array(rows), other: new Uint8Array(rows) };
}

function openSections(packed: PackedSearch): Sections {
  return {
    codes: openSection(packed.codes, packed.rows, true),
    latin: openSection(packed.latin, packed.rows, true),
    pinyin: openSection(packed.pinyin, packed.rows, true),
    initials: openSection(initialsOf(packed.pinyin), packed.rows, true),
    wide: openSection(packed.wide, packed.rows, false),
  };
}

function sectionsFor(needle: string): readonly SectionName[] {
  return isWide(needle) ? ['wide'] : SECTION_NAMES.filter((name) => name !== 'wide');
}

function scanExact(sections: Sections, needle: string, best: Uint8Array): void {
  for (const name of sectionsFor(needle)) scanSection(sections[name], needle, EXACT_RANKS[name], best);
}

function holdsToken(sections: Sections, row: number, token: string): boolean {
  return sectionsFor(token).some((name) => rowHas(sections[name], row, token, EXACT_RANKS[name]));
}

/** How many words begin like the token: a measure of the rows it will leave. Chinese leaves few, the longer the fewer. */
function frequency(sections: Sections, token: string): number {
  if (isWide(token)) return -token.length;
  return sectionsFor(token).reduce((sum, name) => sum + (sections[name].words?.from(token).length ?? 0), 0);
}

/** First the token that leaves the fewest rows to look at one by one: of 'saint nazaire' the second word. */
function rarestFirst(sections: Sections, tokens: readonly string[]): string[] {
  const frequencies = new Map(tokens.map((token) => [token, frequency(sections, token)]));
  return [...frequencies].sort(([, a], [, b]) => a - b).map(([token]) => token);
}

/** From so many rows on one more scan is cheaper than a look at each. */
const MANY_ROWS = 1000;

/** Takes out of `held` the rows that do not hold the token. */
function keepHolding(sections: Sections, token: string, { held, other }: Scratch): void {
  const rows: number[] = [];
  for (let row = 0; row < held.length; row += 1) if (held[row] !== NO_RANK) rows.push(row);
  if (rows.length < MANY_ROWS) {
    for (const row of rows) if (!holdsToken(sections, row, token)) held[row] = NO_RANK;
    return;
  }
  scanExact(sections, token, other.fill(NO_RANK));
  for (const row of rows) held[row] = Math.max(held[row] ?? NO_RANK, other[row] ?? NO_RANK);
}

function scanTokens(sections: Sections, tokens: readonly string[], scratch: Scratch): void {
  const [rarest, ...others] = rarestFirst(sections, tokens);
  if (rarest === undefined) return;
  const { best, held } = scratch;
  scanExact(sections, rarest, held.fill(NO_RANK));
  for (const token of others) keepHolding(sections, token, scratch);
  for (let row = 0; row < held.length; row += 1) {
    if (held[row] !== NO_RANK && (best[row] ?? 0) > TOKENS) best[row] = TOKENS;
  }
}

function noteMark({ synonyms }: PackedSearch, mark: string, kind: MatchKind, best: Uint8Array): void {
  const rank = rankOf(kind);
  for (const at of synonyms.get(mark) ?? []) best[at] = Math.min(best[at] ?? NO_RANK, rank);
}

function noteSynonyms(packed: PackedSearch, joined: string, best: Uint8Array): void {
  for (const { mark, kind } of queryMarks(joined)) noteMark(packed, mark, kind, best);
}

/** Pinyin of which some syllables stand by their first letters: the initials name the rows, their pinyin decides. */
function scanShort({ initials, pinyin }: Sections, joined: string, best: Uint8Array): void {
  for (const reading of shortReadings(joined)) {
    const letters = initialsOfReading(reading);
    for (const at of initials.words?.from(letters) ?? []) {
      if (!initials.text.startsWith(letters, at)) continue;
      const row = rowAt(initials, at);
      if ((best[row] ?? 0) > SHORT && rowStandsFor(pinyin, row, reading)) best[row] = SHORT;
    }
  }
}

/** One query with all that finds rows without errors. */
function scanQuery(packed: PackedSearch, sections: Sections, query: ParsedQuery, scratch: Scratch): void {
  const { best } = scratch;
  scanExact(sections, query.joined, best);
  noteSynonyms(packed, query.joined, best);
  if (query.tokens.length > 1) scanTokens(sections, query.tokens, scratch);
  scanShort(sections, query.joined, best);
}

/** Chinese names that are written almost as the query or sound like it, and words that do. */
function scanNearChinese(packed: PackedSearch, sections: Sections, joined: string, best: Uint8Array, spoken: Spoken) {
  scanMisspelt(sections.wide, joined, best);
  const readings = spoken(joined);
  scanSounds(sections.pinyin, readings, best);
  for (const mark of soundMarks(readings)) noteMark(packed, mark, 'typo-name', best);
}

function scanAllTypos(sections: Sections, query: ParsedQuery, best: Uint8Array): void {
  for (const name of SECTION_NAMES) {
    const ranks = TYPO_RANKS[name];
    if (ranks !== undefined) scanTypos(sections[name], query.joined, ranks, best);
  }
}

/** Counts the rows per rank, after taking out those the filter refuses. */
function countRanks(best: Uint8Array, order: Uint32Array, filter: SearchOptions['filter']): Uint32Array {
  if (filter !== undefined) {
    for (let at = 0; at < best.length; at += 1) {
      if (best[at] !== NO_RANK && !filter(order[at] ?? 0)) best[at] = NO_RANK;
    }
  }
  const counts = new Uint32Array(NO_RANK + 1);
  for (let at = 0; at < best.length; at += 1) {
    const rank = best[at] ?? NO_RANK;
    counts[rank] = (counts[rank] ?? 0) + 1;
  }
  return counts;
}

function sumRanks(counts: Uint32Array, from: Rank, to: Rank): number {
  let sum = 0;
  for (let rank = from; rank < to; rank += 1) sum += counts[rank] ?? 0;
  return sum;
}

/** Rows stand in order of importance, so within a rank the window is simply the next ones. */
function pickWindow(best: Uint8Array, counts: Uint32Array, offset: number, limit: number): [number, MatchKind][] {
  const picked: [number, MatchKind][] = [];
  let skip = offset;
  for (const [rank, kind] of MATCH_KINDS.entries()) {
    const count = counts[rank] ?? 0;
    if (skip >= count) {
      skip -= count;
      continue;
    }
    for (let at = best.indexOf(rank); at !== -1 && picked.length < limit; at = best.indexOf(rank, at + 1)) {
      if (skip > 0) skip -= 1;
      else picked.push([at, kind]);
    }
    if (picked.length >= limit) break;
  }
  return picked;
}

/**
 * Opens packed text for searching. Costs passes over the text (about 40 ms for 17,000 rows in a fresh process) and 100
 * to 200 bytes per row.
 */
export function createSearcher(packed: PackedSearch): Searcher {
  const sections = openSections(packed);
  const scratch = openScratch(packed.rows);
  const { order } = packed;

  function search(text: string, { limit, offset = 0, filter, spoken = unspoken }: SearchOptions): SearchResult {
    const [query, ...others] = parseWordings(text);
    if (query.joined === '') return { total: 0, rows: [], matches: [], fuzzy: false, terms: [] };
    const { best } = scratch;
    best.fill(NO_RANK);
    for (const wording of [query, ...others]) scanQuery(packed, sections, wording, scratch);
    let counts = countRanks(best, order, filter);
    const exact = sumRanks(counts, 0, FIRST_TYPO);
    if (
      wantsTypos(
        query,
        exact,
        counts.findIndex((count) => count > 0),
      )
    ) {
      if (query.wide) scanNearChinese(packed, sections, query.joined, best, spoken);
      else scanAllTypos(sections, query, best);
      counts = countRanks(best, order, filter);
    }
    const total = sumRanks(counts, 0, NO_RANK);
    const window = pickWindow(best, counts, offset, limit);
    return {
      total,
      rows: window.map(([at]) => order[at] ?? 0),
      matches: window.map(([, kind]) => kind),
      fuzzy: total > exact,
      terms: [query.joined, ...query.tokens, ...others.map(({ joined }) => joined)],
    };
  }

  return { rows: packed.rows, search };
}
