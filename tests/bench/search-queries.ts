import { join } from '#domain/search/fold.ts';
import { fold } from '#domain/search/simplify.ts';
import type { BenchRow } from './search-data.ts';
import { randomFrom } from './search-data.ts';

/** Queries of one kind; `target` is the row the visitor has in mind, null where only the time is of interest. */
export type QuerySet = { kind: string; queries: { text: string; target: number | null }[] };

/** A result list holds ten rows: where more than ten rows carry the very same text, no engine could do better. */
const WINDOW = 10;

/** The folded texts of a row; `name` is `en` with its spaces. */
type Texts = { name: string; en: string; zh: string; py: string; code: string };
type Random = () => number;

/** Makes a query of one kind for a row, or null when the row does not lend itself to it. */
type Maker = (row: Texts, random: Random) => string | null;

/** Whether a row carries the query in the manner of the kind; null = the kind needs no check. */
type Carries = ((row: Texts, query: string) => boolean) | null;

/** The few queries that are only timed are repeated, so that their p95 is not their slowest moment. */
const ROUNDS = 10;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function infixOf(text: string, length: number, random: Random): string | null {
  if (text.length < length + 2) return null;
  const at = 1 + Math.floor(random() * (text.length - length));
  return text.slice(at, at + length);
}

/** One typing error at a random place: a letter left out, doubled in, exchanged, or swapped with its neighbour. */
function mistype(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length - 1));
  const letter = LETTERS.charAt(Math.floor(random() * 26));
  const [before, here, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  const errors = [
    before + next + after,
    before + letter + here + next + after,
    before + letter + next + after,
    before + next + here + after,
  ];
  return errors[Math.floor(random() * errors.length)] ?? text;
}

/** Whether the texts are equal but for one letter left out, put in, exchanged or swapped with its neighbour. */
function withinOneError(a: string, b: string): boolean {
  if (a.length > b.length) return withinOneError(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
  return swapped || a.slice(at + 1) === b.slice(at + 1);
}

/** The part a visitor types of a name: seven tenths of it, at least four letters. */
function beginningOf(text: string): string | null {
  return text.length < 5 ? null : text.slice(0, Math.max(4, Math.ceil(text.length * 0.7))).trim();
}

const MAKERS: { kind: string; make: Maker; carries: Carries }[] = [
  {
    kind: 'prefix',
    make: ({ name }) => beginningOf(name),
    carries: ({ en }, query) => en.startsWith(query),
  },
  {
    kind: 'infix',
    make: ({ name }, random) => infixOf(name.split(' ').find((word) => word.length >= 7) ?? '', 5, random),
    carries: ({ en, py }, query) => en.includes(query) || py.includes(query),
  },
  {
    kind: 'one typing error',
    make: ({ name }, random) => (name.length >= 6 ? mistype(name, random) : null),
    carries: ({ en, py, code }, query) => [en, py, code].some((text) => withinOneError(text, query)),
  },
  {
    kind: 'words joined',
    make: ({ name, en }) => (name.includes(' ') ? beginningOf(en) : null),
    carries: ({ en }, query) => en.startsWith(query),
  },
  {
    kind: 'Chinese',
    make: ({ zh }) => (zh.length >= 2 ? zh.slice(0, 3) : null),
    carries: ({ zh }, query) => zh.includes(query),
  },
  {
    kind: 'Chinese infix',
    make: ({ zh }) => (zh.length >= 4 ? zh.slice(1, 4) : null),
    carries: ({ zh }, query) => zh.includes(query),
  },
  {
    kind: 'pinyin',
    make: ({ py }) => (py.length >= 6 ? py : null),
    carries: ({ py }, query) => py.startsWith(query),
  },
  { kind: 'code', make: ({ code }) => code, carries: null },
  {
    kind: 'code prefix',
    make: ({ code }) => code.slice(0, 4),
    carries: ({ code }, query) => code.startsWith(query),
  },
];

const TIMED_ONLY: { kind: string; texts: string[] }[] = [
  { kind: 'one letter', texts: 'a s c n m l p b e o'.split(' ') },
  { kind: 'two letters', texts: 'an sa po nb st ma ch ha lo el'.split(' ') },
  { kind: 'one character', texts: '海 港 马 尔 拉 利 山 大 州 斯'.split(' ') },
  { kind: 'two words', texts: ['port an', 'san ma', 'el po', 'saint jo', 'new ha', 'bay ca', 'point sa', 'cn ning'] },
  { kind: 'no match', texts: ['xqzvwk', 'qqqqqq', 'zzzxxw', '鑫鑫鑫', 'wvxqz'] },
];

function textsOf(row: BenchRow): Texts {
  const name = fold(row.en);
  return { name, en: join(name), zh: row.zh, py: join(row.py), code: join(fold(row.code)) };
}

/** Makes so many queries of each kind, from rows picked at random. */
export function makeQueries(rows: readonly BenchRow[], perKind: number): QuerySet[] {
  const random = randomFrom(7);
  const texts = rows.map(textsOf);
  const sets: QuerySet[] = MAKERS.map(({ kind, make, carries }) => {
    const queries: { text: string; target: number | null }[] = [];
    for (let tries = 0; queries.length < perKind && tries < perKind * 20; tries += 1) {
      const target = Math.floor(random() * rows.length);
      const row = texts[target];
      const text = row === undefined ? null : make(row, random);
      if (text === null) continue;
      if (carries !== null && texts.filter((other) => carries(other, join(text))).length > WINDOW) continue;
      queries.push({ text, target });
    }
    return { kind, queries };
  });
  for (const { kind, texts: timed } of TIMED_ONLY) {
    const rounds = Array.from({ length: ROUNDS }, () => timed).flat();
    sets.push({ kind, queries: rounds.map((text) => ({ text, target: null })) });
  }
  return sets;
}
