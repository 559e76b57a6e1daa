import { isWide, join } from './fold.ts';
import { fold } from './simplify.ts';
import type { Synonyms } from './synonyms.ts';

/** The searchable fields of a row, as written (folding is done here). */
export type SearchFields = {
  /** The row's code first, then other codes it goes by; each unique per row. */
  codes: readonly string[];
  /** Names and aliases in any language, the display names first. */
  names: readonly string[];
  /** Pinyin of the Chinese names, syllables separated by spaces ('ning bo'); initials are derived from it. */
  pinyin: readonly string[];
  /** Words that stand for the row without being its name. */
  synonyms?: readonly Synonyms[];
  /** Importance, 0 to 100; decides between rows that match in the same manner. */
  weight: number;
};

/** The folded entries of one row, one list per section of the index. */
export type RowEntries = { codes: string[]; latin: string[]; pinyin: string[]; wide: string[] };

/**
 * The searchable text of a table: per section one string, a row after each '\n', entries separated by '\t', words
 * by spaces. Rows stand in the order of importance; `order[i]` is the index of the i-th of them in the list given.
 * `synonyms` are the rows of each mark, in that order's numbers. A plain object, fit for structured clone and IndexedDB.
 */
export type PackedSearch = {
  rows: number;
  order: Uint32Array;
  codes: string;
  latin: string;
  pinyin: string;
  wide: string;
  synonyms: Map<string, number[]>;
};

const LATIN_RUN = /[a-z0-9]+(?: [a-z0-9]+)*/g;

function add(list: string[], entry: string): void {
  if (entry !== '' && !list.includes(entry)) list.push(entry);
}

function addName(entries: RowEntries, folded: string): void {
  if (!isWide(folded)) {
    add(entries.latin, folded);
    return;
  }
  add(entries.wide, folded);
  // 'DVD播放机' is found by 'dvd' too.
  for (const run of folded.match(LATIN_RUN) ?? []) add(entries.latin, run);
}

function addPinyin(entries: RowEntries, pinyin: string): void {
  const folded = fold(pinyin);
  add(entries.pinyin, folded);
  if (folded.length === pinyin.length && !pinyin.includes('ü')) return;
  // Input methods take v for ü: 'lvshun' and 'lushun' both mean 旅顺.
  add(entries.pinyin, fold(pinyin.normalize('NFD').replace(/u([\u0300\u0301\u0304\u030c]?)\u0308/gi, 'v$1')));
}

/** Folds the fields of one row into the entries of the index. */
export function rowEntries(fields: SearchFields): RowEntries {
  const entries: RowEntries = { codes: [], latin: [], pinyin: [], wide: [] };
  for (const code of fields.codes) {
    const folded = join(fold(code));
    if (isWide(folded)) add(entries.wide, folded);
    else add(entries.codes, folded);
  }
  for (const name of fields.names) addName(entries, fold(name));
  for (const pinyin of fields.pinyin) addPinyin(entries, pinyin);
  return entries;
}

/** The initials of folded pinyin: 'ning bo' gives 'nb'. Works on whole sections, as it keeps the delimiters. */
export function initialsOf(pinyin: string): string {
  return pinyin.replace(/([a-z0-9])[a-z0-9]* ?/g, '$1');
}

type Sortable = { index: number; weight: number; length: number; entries: RowEntries };

function nameLength(entries: RowEntries): number {
  return join(entries.latin[0] ?? '').length + join(entries.wide[0] ?? '').length;
}

function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Heavier first, then the shorter name, then the code, then the names: a total order that ignores the input's. */
function compareRows(a: Sortable, b: Sortable): number {
  return (
    b.weight - a.weight ||
    a.length - b.length ||
    byText(a.entries.codes[0] ?? '', b.entries.codes[0] ?? '') ||
    byText(a.entries.latin.join('\t'), b.entries.latin.join('\t')) ||
    byText(a.entries.wide.join('\t'), b.entries.wide.join('\t')) ||
    a.index - b.index
  );
}

function packSection(rows: readonly Sortable[], name: keyof RowEntries): string {
  const lines = rows.map((row) => row.entries[name].join('\t'));
  return `\n${lines.join('\n')}\n`;
}

/** The rows of each mark. Lists come many times over: their rows are collected before their marks are. */
function packSynonyms(rows: readonly Sortable[], fields: readonly SearchFields[]): Map<string, number[]> {
  const sharing = new Map<Synonyms, number[]>();
  for (const [at, { index }] of rows.entries()) {
    for (const list of fields[index]?.synonyms ?? []) {
      const known = sharing.get(list);
      if (known === undefined) sharing.set(list, [at]);
      else known.push(at);
    }
  }
  const marks = new Map<string, number[]>();
  for (const [list, places] of sharing) {
    for (const mark of list) marks.set(mark, [...(marks.get(mark) ?? []), ...places]);
  }
  return marks;
}

/**
 * Packs rows for `createSearcher`. Sorting by importance happens here, once, so that a search only has to find the
 * kind of each match: among equals the earlier row is the better one.
 */
export function packSearchText(fields: readonly SearchFields[]): PackedSearch {
  const rows = fields.map((row, index) => {
    const entries = rowEntries(row);
    return { index, weight: row.weight, length: nameLength(entries), entries };
  });
  rows.sort(compareRows);
  return {
    rows: rows.length,
    order: Uint32Array.from(rows, (row) => row.index),
    codes: packSection(rows, 'codes'),
    latin: packSection(rows, 'latin'),
    pinyin: packSection(rows, 'pinyin'),
    wide: packSection(rows, 'wide'),
    synonyms: packSynonyms(rows, fields),
  };
}
