import type { Rank, TypoRanks } from './kinds.ts';
import { NO_RANK } from './kinds.ts';
import type { Section } from './section.ts';
import { crossesWord, isLaterWord, note } from './section.ts';
import { isDelimiter } from './words.ts';

/** Whether the needle from letter `from` on stands in the text at `at`. Compares codes: slices would cost more. */
function continues(text: string, at: number, needle: string, from: number): boolean {
  for (let i = from; i < needle.length; i += 1) {
    if (text.charCodeAt(at + i - from) !== needle.charCodeAt(i)) return false;
  }
  return true;
}

/** The rank of the text from `start` to `end`, given that it is one error away from a needle of `length` letters. */
function rankSpan(section: Section, start: number, end: number, length: number, ranks: TypoRanks): Rank {
  const entryStart = isDelimiter(section.text, start - 1);
  // A later word must hold the whole hit, else the beginning of every word would be a new chance for chance.
  if (!entryStart && crossesWord(section, start, end)) return NO_RANK;
  if (isDelimiter(section.text, end)) return entryStart ? ranks.whole : ranks.word;
  if (isLaterWord(section, end)) return ranks.word;
  return length >= ranks.startFrom ? ranks.start : NO_RANK;
}

/**
 * The rank of the word that begins at `start`, read as the needle with one letter left out, put in, exchanged, or
 * swapped with its neighbour. The first difference decides where the error is: an earlier one would only be the
 * same error, shifted within a run of equal letters.
 */
export function rankTypo(section: Section, needle: string, start: number, ranks: TypoRanks): Rank {
  const { text } = section;
  const length = needle.length;
  let same = 0;
  while (same < length && text.charCodeAt(start + same) === needle.charCodeAt(same)) same += 1;
  if (same === length) return NO_RANK;
  if (!ranks.laterWords && !isDelimiter(text, start - 1)) return NO_RANK;
  const at = start + same;
  const end = start + length;
  let best = NO_RANK;
  if (!isDelimiter(text, at)) {
    // No letter is asked for behind the needle's last: for that the browser throws away the code it had compiled.
    const swapped =
      same + 1 < length &&
      text.charCodeAt(at) === needle.charCodeAt(same + 1) &&
      text.charCodeAt(at + 1) === needle.charCodeAt(same) &&
      continues(text, at + 2, needle, same + 2);
    if (swapped || continues(text, at + 1, needle, same + 1)) best = rankSpan(section, start, end, length, ranks);
    if (continues(text, at + 1, needle, same)) {
      best = Math.min(best, rankSpan(section, start, end + 1, length, ranks));
    }
  }
  if (continues(text, at, needle, same + 1)) {
    best = Math.min(best, rankSpan(section, start, end - 1, length, ranks));
  }
  return best;
}

/** Finds every word one typing error away from `needle` and lowers `best[row]` accordingly. */
export function scanTypos(section: Section, needle: string, ranks: TypoRanks, best: Uint8Array): void {
  if (section.words === null || needle.length > section.longest + 1) return;
  for (const group of section.words.near(needle)) {
    for (const at of group) note(section, at, rankTypo(section, needle, at, ranks), best);
  }
}
