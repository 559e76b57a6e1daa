import { lexemesOf, type Wanted } from './lexemes.ts';

/** Which texts hold which words, for texts held in memory. */
interface TextIndex {
  /** The texts that hold all that is wanted, ascending; none when nothing is wanted. */
  matching(wanted: readonly Wanted[]): number[];
  /** All words, with the number of texts each stands in. */
  words(): Iterable<{ word: string; documents: number }>;
}

function intersect(a: readonly number[], b: ReadonlySet<number>): number[] {
  return a.filter((at) => b.has(at));
}

/** Indexes texts by {@link lexemesOf}; a query costs a look per word, a prefix one per word that begins with it. */
export function indexTexts(texts: readonly (readonly string[])[]): TextIndex {
  const postings = new Map<string, number[]>();
  for (const [at, parts] of texts.entries()) {
    for (const lexeme of lexemesOf(...parts)) {
      const list = postings.get(lexeme);
      if (list === undefined) postings.set(lexeme, [at]);
      else list.push(at);
    }
  }
  const sorted = [...postings.keys()].sort();

  /** Where in the sorted words the first one stands that is not less. */
  const placeOf = (word: string): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const holding = ({ lexeme, prefix }: Wanted): Set<number> => {
    if (!prefix) return new Set(postings.get(lexeme) ?? []);
    const held = new Set<number>();
    for (let at = placeOf(lexeme); sorted[at]?.startsWith(lexeme); at += 1) {
      for (const text of postings.get(sorted[at] ?? '') ?? []) held.add(text);
    }
    return held;
  };

  return {
    matching(wanted) {
      const [first, ...others] = wanted.map(holding).sort((a, b) => a.size - b.size);
      let matching = [...(first ?? [])];
      for (const other of others) matching = intersect(matching, other);
      return matching.sort((a, b) => a - b);
    },
    *words() {
      for (const word of sorted) yield { word, documents: postings.get(word)?.length ?? 0 };
    },
  };
}
