/**
 * Which parts of a long text hold which four letters in a row: a search for a word reads only the parts that hold all
 * of its fours. The text is cut into 32 parts; `parts[bucket]` has a bit for each part in which one of the fours of
 * this bucket begins. Fours share buckets, so a part that is named may still lack the word; one not named surely does.
 */
export type GramIndex = { parts: Uint32Array; size: number };

const GRAM = 4;
const PARTS = 32;
const BUCKET_BITS = 15;

/** Fours that begin so close behind a part count as its own as well, so that a word across the border is found. */
const OVERLAP = 32;

/** Appends a letter to the last three, five bits each: letters and digits may look alike, which costs a look in vain. */
function shift(gram: number, code: number): number {
  return ((gram << 5) | (code & 31)) & 0xfffff;
}

function bucketOf(gram: number): number {
  return Math.imul(gram, 0x9e3779b1) >>> (32 - BUCKET_BITS);
}

/** Indexes the fours of a text: one pass over it, and 128 KB. */
export function indexGrams(text: string): GramIndex {
  const parts = new Uint32Array(1 << BUCKET_BITS);
  const size = Math.max(OVERLAP, Math.ceil(text.length / PARTS));
  for (let part = 0; part < PARTS; part += 1) {
    const end = Math.min(text.length, (part + 1) * size + OVERLAP + GRAM - 1);
    let gram = 0;
    for (let at = part * size; at < end; at += 1) {
      gram = shift(gram, text.charCodeAt(at));
      if (at < part * size + GRAM - 1) continue;
      const bucket = bucketOf(gram);
      parts[bucket] = (parts[bucket] ?? 0) | (1 << part);
    }
  }
  return { parts, size };
}

/** The parts in which the needle can begin, as bits; all of them for a needle of less than four letters. */
function partsWith({ parts }: GramIndex, needle: string): number {
  const end = Math.min(needle.length, OVERLAP + GRAM - 1);
  let held = -1;
  let gram = 0;
  for (let at = 0; at < end; at += 1) {
    gram = shift(gram, needle.charCodeAt(at));
    if (at >= GRAM - 1) held &= parts[bucketOf(gram)] ?? 0;
  }
  return held;
}

/** Calls back with each place of the needle in the text that `grams` was made of (or in all of it, where it is null). */
export function eachPlace(text: string, grams: GramIndex | null, needle: string, visit: (at: number) => void): void {
  if (grams === null || needle.length < GRAM) {
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) visit(at);
    return;
  }
  const held = partsWith(grams, needle);
  for (let part = 0; part < PARTS; part += 1) {
    if ((held & (1 << part)) === 0) continue;
    const from = part * grams.size;
    // A slice is a view; `indexOf` on the whole text would run on through all later parts.
    const slice = text.slice(from, from + grams.size + needle.length - 1);
    for (let at = slice.indexOf(needle); at !== -1; at = slice.indexOf(needle, at + 1)) visit(from + at);
  }
}
