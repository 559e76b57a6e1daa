import type { Rank, TypoRanks } from './kinds.ts';
import { NO_RANK } from './kinds.ts';
import type { Section } from './section.ts';
import { crossesWord, isDelimiter, isLaterWord } from './section.ts';

/** Shorter words have a neighbour one letter away in every language, so no typing errors are looked for. */
export const MIN_TYPO = 4;

/** The beginning of a word with an error in it is only looked for from here on. */
const MIN_TYPO_PREFIX = 5;

/** One candidate to verify: the query, its place, and what a hit there is worth. */
type Attempt = { section: Section; needle: string; start: number; ranks: TypoRanks; entryStart: boolean };

function rankEnd(attempt: Attempt, end: number): Rank {
  const { section, start, ranks, entryStart } = attempt;
  // A later word must hold the whole hit, else the beginning of every syllable would be a new chance for chance.
  if (!entryStart && crossesWord(section, start, end)) return NO_RANK;
  if (isDelimiter(section.text, end)) return entryStart ? ranks.whole : ranks.word;
  if (isLaterWord(section, end)) return ranks.word;
  return attempt.needle.length >= MIN_TYPO_PREFIX ? ranks.start : NO_RANK;
}

/**
 * The best rank of the text that begins at `start` read as the query with one error. One comparison from the first
 * difference on decides: an earlier error would only be the same one, shifted within a run of equal letters.
 */
function rankAttempt(attempt: Attempt): Rank {
  const { needle, start } = attempt;
  const { text } = attempt.section;
  const length = needle.length;
  let same = 0;
  while (same < length && text.charCodeAt(start + same) === needle.charCodeAt(same)) same += 1;
  if (same === length) return NO_RANK;
  const at = start + same;
  let best = NO_RANK;
  if (!isDelimiter(text, at)) {
    if (text.startsWith(needle.slice(same + 1), at + 1)) best = Math.min(best, rankEnd(attempt, start + length));
    if (text.startsWith(needle.slice(same), at + 1)) best = Math.min(best, rankEnd(attempt, start + length + 1));
  }
  if (text.startsWith(needle.slice(same + 1), at)) best = Math.min(best, rankEnd(attempt, start + length - 1));
  if (
    same + 1 < length &&
    text.charCodeAt(at) === needle.charCodeAt(same + 1) &&
    text.charCodeAt(at + 1) === needle.charCodeAt(same) &&
    text.startsWith(needle.slice(same + 2), at + 2)
  ) {
    best = Math.min(best, rankEnd(attempt, start + length));
  }
  return best;
}

/** The rank of the word that begins at this position, read as the query with one typing error. */
export function rankTypo(section: Section, needle: string, start: number, ranks: TypoRanks): Rank {
  if (start < 1 || isDelimiter(section.text, start)) return NO_RANK;
  const entryStart = isDelimiter(section.text, start - 1);
  if (!entryStart && !(ranks.laterWords && isLaterWord(section, start))) return NO_RANK;
  return rankAttempt({ section, needle, start, ranks, entryStart });
}

/** The query with the two letters at the cut exchanged: the one error that leaves neither half whole. */
function swapAtCut(needle: string, cut: number): string {
  return needle.slice(0, cut - 1) + needle.charAt(cut) + needle.charAt(cut - 1) + needle.slice(cut + 1);
}

/**
 * Where to look for a query with one error (insertion, deletion, substitution, exchange of neighbours): an error
 * leaves one half whole, so each place of a half says where the word may begin, `shift` letters before it.
 */
export function typoPieces(needle: string): { piece: string; shifts: readonly number[] }[] {
  const cut = needle.length >> 1;
  return [
    { piece: needle.slice(0, cut), shifts: [0] },
    { piece: needle.slice(cut), shifts: [cut - 1, cut, cut + 1] },
    { piece: swapAtCut(needle, cut), shifts: [0] },
  ];
}

/** Finds every word one typing error away from `needle` and lowers `best[row]` accordingly. */
export function scanTypos(section: Section, needle: string, ranks: TypoRanks, best: Uint8Array): void {
  const { text, starts } = section;
  for (const { piece, shifts } of typoPieces(needle)) {
    let row = 0;
    for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
      let rank = NO_RANK;
      for (const shift of shifts) rank = Math.min(rank, rankTypo(section, needle, at - shift, ranks));
      if (rank === NO_RANK) continue;
      while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= at) row += 1;
      if (rank < (best[row] ?? 0)) best[row] = rank;
    }
  }
}
