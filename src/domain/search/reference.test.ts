import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortReadings } from './abbreviated.ts';
import { rankCandidates, scoreCandidate } from './candidates.ts';
import { isWide, join } from './fold.ts';
import type { MatchKind } from './kinds.ts';
import { MATCH_KINDS, rankOf } from './kinds.ts';
import type { RowEntries, SearchFields } from './pack.ts';
import { initialsOf, packSearchText, rowEntries } from './pack.ts';
import { parseQuery, wantsTypos } from './query.ts';
import { createSearcher } from './searcher.ts';
import { synonymsOf } from './synonyms.ts';

/** Written from the rules, entry by entry and letter by letter, to be held against the fast search. */
type Entry = { section: 'codes' | 'latin' | 'pinyin' | 'initials' | 'wide'; text: string; wordStarts: number[] };

function entriesOf(row: RowEntries): Entry[] {
  const all = { ...row, initials: row.pinyin.map(initialsOf) };
  const sections = ['codes', 'latin', 'pinyin', 'initials', 'wide'] as const;
  return sections.flatMap((section) =>
    all[section].map((entry) => {
      const wordStarts = [0];
      for (const word of entry.split(' ')) wordStarts.push((wordStarts.at(-1) ?? 0) + word.length);
      return { section, text: join(entry), wordStarts: wordStarts.slice(0, -1) };
    }),
  );
}

function crosses({ wordStarts }: Entry, start: number, end: number): boolean {
  return wordStarts.some((at) => at > start && at < end);
}

const AT_START: Record<Entry['section'], [whole: MatchKind, start: MatchKind]> = {
  codes: ['code', 'code-prefix'],
  latin: ['name', 'name-prefix'],
  pinyin: ['pinyin', 'pinyin-prefix'],
  initials: ['initials', 'pinyin-prefix'],
  wide: ['name', 'name-prefix'],
};

function exactAt(entry: Entry, needle: string, at: number): MatchKind | null {
  const end = at + needle.length;
  if (at === 0) return AT_START[entry.section][end === entry.text.length ? 0 : 1];
  if (entry.section === 'initials') return null;
  const word = entry.wordStarts.includes(at);
  if (entry.section !== 'wide') {
    if (!word && needle.length < 3) return null;
    if (crosses(entry, at, end) && needle.length < (word ? 3 : 4)) return null;
  }
  return word && (entry.section === 'latin' || entry.section === 'wide') ? 'word-prefix' : 'infix';
}

function exactKinds(entries: readonly Entry[], needle: string): MatchKind[] {
  const kinds: MatchKind[] = [];
  for (const entry of entries) {
    if ((entry.section === 'wide') !== isWide(needle)) continue;
    for (let at = 0; at < entry.text.length; at += 1) {
      const kind = entry.text.startsWith(needle, at) ? exactAt(entry, needle, at) : null;
      if (kind !== null) kinds.push(kind);
    }
  }
  return kinds;
}

/** Whether one insertion, deletion, substitution or exchange of neighbours leads from one text to the other. */
function oneErrorApart(a: string, b: string): boolean {
  if (a.length > b.length) return oneErrorApart(b, a);
  if (a.length < b.length) {
    return b.length - a.length === 1 && [...b].some((_, at) => b.slice(0, at) + b.slice(at + 1) === a);
  }
  const different = [...a].flatMap((char, at) => (char === b.charAt(at) ? [] : [at]));
  const [first = -1, second = -1] = different;
  if (different.length === 1) return true;
  return (
    different.length === 2 &&
    second === first + 1 &&
    a.charAt(first) === b.charAt(second) &&
    a.charAt(second) === b.charAt(first)
  );
}

function typoAt(entry: Entry, start: number, end: number, length: number): MatchKind | null {
  const { section, text, wordStarts } = entry;
  if (section === 'codes') return start === 0 && end === text.length ? 'typo-name' : null;
  if (start > 0 && (section === 'pinyin' || crosses(entry, start, end))) return null;
  if (start === 0 && end === text.length) return 'typo-name';
  if (end === text.length || wordStarts.includes(end)) return section === 'latin' ? 'typo-word' : 'typo-prefix';
  return length >= 5 ? 'typo-prefix' : null;
}

function typoKinds(entries: readonly Entry[], needle: string): MatchKind[] {
  const kinds: MatchKind[] = [];
  for (const entry of entries) {
    if (entry.section === 'initials' || entry.section === 'wide') continue;
    for (const start of entry.wordStarts) {
      for (const length of [needle.length - 1, needle.length, needle.length + 1]) {
        const end = start + length;
        if (end > entry.text.length || !oneErrorApart(needle, entry.text.slice(start, end))) continue;
        const kind = typoAt(entry, start, end, needle.length);
        if (kind !== null) kinds.push(kind);
      }
    }
  }
  return kinds;
}

/** Words that stand for a row are found whole, by initials, and from three letters or two characters on while typed. */
function synonymKinds({ synonyms }: SearchFields, needle: string): MatchKind[] {
  const marks = (synonyms ?? []).flat();
  const words = marks.flatMap((mark) => (mark.startsWith('=') ? [mark.slice(1)] : []));
  const shortest = isWide(needle) ? 2 : 3;
  const kinds: MatchKind[] = marks.includes(`.${needle}`) ? ['synonym-initials'] : [];
  for (const word of words) {
    if (word === needle) kinds.push('synonym');
    else if (needle.length >= shortest && word.startsWith(needle)) kinds.push('synonym-prefix');
  }
  return kinds;
}

/** Some syllables by their initials, some in full, the last as far as it was typed. */
function shortKinds(entries: readonly Entry[], row: RowEntries, needle: string): MatchKind[] {
  const stands = (syllables: readonly string[], parts: readonly string[]) =>
    parts.every((part, at) => {
      const syllable = syllables[at] ?? '';
      return at === parts.length - 1 || /^([zcs]h|[b-z])$/.test(part) ? syllable.startsWith(part) : syllable === part;
    });
  const isShort = row.pinyin.some((entry) => shortReadings(needle).some((parts) => stands(entry.split(' '), parts)));
  return isShort && entries.length > 0 ? ['pinyin-short'] : [];
}

/** Chinese names with one character wrong, and names that sound the same. */
function chineseTypoKinds(
  entries: readonly Entry[],
  row: RowEntries,
  { synonyms }: SearchFields,
  needle: string,
): MatchKind[] {
  const sound = spoken(needle)[0] ?? '';
  const kinds: MatchKind[] = synonyms?.flat().includes(`=${join(sound)}`) ? ['typo-name'] : [];
  for (const { text, wordStarts } of entries.filter(({ section }) => section === 'wide')) {
    if (needle.length < 3) break;
    for (const end of [needle.length - 1, needle.length, needle.length + 1]) {
      if (end > text.length || !oneErrorApart(needle, text.slice(0, end))) continue;
      if (end === text.length) kinds.push('typo-name');
      else if (needle.length >= 4 || wordStarts.includes(end)) kinds.push('typo-prefix');
    }
  }
  for (const entry of row.pinyin) {
    if (entry === sound) kinds.push('typo-name');
    else if (needle.length >= 3 && entry.startsWith(`${sound} `)) kinds.push('typo-prefix');
  }
  return kinds;
}

function best(kinds: readonly MatchKind[]): MatchKind | null {
  return MATCH_KINDS.find((kind) => kinds.includes(kind)) ?? null;
}

function referenceKind(text: string, fields: SearchFields): MatchKind | null {
  const query = parseQuery(text);
  if (query.joined === '') return null;
  const entries = entriesOf(rowEntries(fields));
  const kinds = [...exactKinds(entries, query.joined), ...synonymKinds(fields, query.joined)];
  if (query.tokens.length > 1 && query.tokens.every((token) => exactKinds(entries, token).length > 0)) {
    kinds.push('tokens');
  }
  kinds.push(...shortKinds(entries, rowEntries(fields), query.joined));
  const exact = best(kinds);
  if (exact !== null || !wantsTypos(query, 0, 0xff)) return exact;
  return best(
    query.wide ? chineseTypoKinds(entries, rowEntries(fields), fields, query.joined) : typoKinds(entries, query.joined),
  );
}

/** Few letters, so that chance brings matches of all kinds. */
const latinWord = fc.stringMatching(/^[abn]{1,5}$/);
const latinName = fc.array(latinWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const hanName = fc.stringMatching(/^[上海宁波]{1,4}( [上海]{1,2})?$/);
const pinyinName = fc
  .array(fc.constantFrom('shan', 'ha', 'ni', 'na', 'ban'), { minLength: 1, maxLength: 3 })
  .map((syllables) => syllables.join(' '));
/** Few sounds, so that chance brings names that sound alike. */
const SOUNDS: Record<string, string> = { 上: 'shan', 海: 'ha', 宁: 'ni', 波: 'ni' };
const spoken = (folded: string) => [Array.from(folded, (character) => SOUNDS[character] ?? 'a').join(' ')];
const name = fc.oneof(
  latinName,
  hanName,
  fc.tuple(latinWord, hanName).map((parts) => parts.join('')),
);
const readName = fc.tuple(fc.stringMatching(/^[上海宁]{1,3}$/), latinName).map((parts) => parts.join(' '));
const row: fc.Arbitrary<SearchFields> = fc.record({
  codes: fc.array(fc.stringMatching(/^[ABN1]{2,5}$/), { minLength: 1, maxLength: 2 }),
  names: fc.array(name, { minLength: 1, maxLength: 3 }),
  pinyin: fc.array(fc.oneof(latinName, pinyinName), { maxLength: 2 }),
  synonyms: fc.array(
    fc
      .array(fc.oneof(latinName, hanName, readName), { maxLength: 2 })
      .map((words) => synonymsOf(words, { beginnings: true })),
    { maxLength: 1 },
  ),
  weight: fc.integer({ min: 0, max: 3 }),
});
const query = fc.oneof(
  latinName,
  hanName,
  fc.stringMatching(/^[abn1]{1,8}$/),
  fc.stringMatching(/^(s|h|n|b|sh|shan|ha|ni|na|ban){2,3}$/),
  fc.tuple(latinWord, hanName).map(String),
);
const ALL = { limit: Number.POSITIVE_INFINITY, spoken };

describe('DICT-06 the ranking', () => {
  it('gives one row the kind that the rules give it', () => {
    fc.assert(
      fc.property(row, query, (fields, text) => {
        expect(scoreCandidate(text, fields, spoken)).toBe(referenceKind(text, fields));
      }),
      { numRuns: 4000 },
    );
  });

  it('reaches every kind with these examples', () => {
    const seen = new Set<MatchKind | null>();
    fc.assert(
      fc.property(row, query, (fields, text) => {
        seen.add(scoreCandidate(text, fields, spoken));
      }),
      { numRuns: 20_000, seed: 1 },
    );
    expect(MATCH_KINDS.filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

function bruteForce(text: string, rows: readonly SearchFields[]): { row: number; kind: MatchKind }[] {
  const scored = rows.flatMap((fields, index) => {
    const kind = scoreCandidate(text, fields, spoken);
    if (kind === null) return [];
    const entries = rowEntries(fields);
    const length = join(entries.latin[0] ?? '').length + join(entries.wide[0] ?? '').length;
    const tie = [entries.codes[0], entries.latin.join('\t'), entries.wide.join('\t')].join('\n');
    return [{ row: index, kind, rank: rankOf(kind), weight: fields.weight, length, tie }];
  });
  scored.sort(
    (a, b) =>
      a.rank - b.rank ||
      b.weight - a.weight ||
      a.length - b.length ||
      (a.tie < b.tie ? -1 : Number(a.tie > b.tie)) ||
      a.row - b.row,
  );
  const exact = scored.filter(({ kind }) => !kind.startsWith('typo'));
  const typos = wantsTypos(parseQuery(text), exact.length, exact[0]?.rank ?? 0xff);
  return (typos ? scored : exact).map(({ row: index, kind }) => ({ row: index, kind }));
}

describe('DICT-06 searching a pack', () => {
  const rows = fc.array(row, { maxLength: 40 });

  it('gives the rows in the order in which ranking them one by one would put them', () => {
    fc.assert(
      fc.property(rows, query, (fields, text) => {
        const expected = bruteForce(text, fields);
        const result = createSearcher(packSearchText(fields)).search(text, ALL);
        expect(result.rows.map((index, at) => ({ row: index, kind: result.matches[at] }))).toEqual(expected);
        expect(result.total).toBe(expected.length);
        expect(rankCandidates(text, fields, ALL).rows).toEqual(result.rows);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same answer from only the rows that match, in any order', () => {
    fc.assert(
      fc.property(rows, query, (fields, text) => {
        const whole = rankCandidates(text, fields, ALL);
        const found = [...whole.rows]
          .reverse()
          .map((index) => fields[index] ?? { codes: [], names: [], pinyin: [], weight: 0 });
        const again = rankCandidates(text, found, ALL);
        expect(again.matches).toEqual(whole.matches);
        const texts = (list: readonly SearchFields[], at: readonly number[]) =>
          at.map((index) => rowEntries(list[index] ?? { codes: [], names: [], pinyin: [], weight: 0 }));
        expect(texts(found, again.rows)).toEqual(texts(fields, whole.rows));
      }),
      { numRuns: 400 },
    );
  });

  it('cuts windows out of the whole list, with a filter as well', () => {
    fc.assert(
      fc.property(rows, query, fc.nat(20), fc.nat(10), (fields, text, offset, limit) => {
        const searcher = createSearcher(packSearchText(fields));
        const filter = (index: number) => index % 2 === 0;
        const whole = searcher.search(text, { ...ALL, filter });
        const window = searcher.search(text, { limit, offset, filter, spoken });
        expect(whole.rows.every(filter)).toBe(true);
        expect(window.rows).toEqual(whole.rows.slice(offset, offset + limit));
        expect(window.total).toBe(whole.total);
      }),
      { numRuns: 400 },
    );
  });
});
