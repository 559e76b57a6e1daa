/** Outlines of the marks on a grid of 48. */
const SHAPES = [
  'M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42Z',
  'M10 4h28a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6Z',
  'M24 2l19 11v22L24 46 5 35V13Z',
  'M24 3l18 6v14c0 12-8 18-18 22C14 41 6 35 6 23V9Z',
  'M14 4h20l10 10v20L34 44H14L4 34V14Z',
  'M6 5h20a17 17 0 0 1 17 17v21H23A17 17 0 0 1 6 26Z',
  'M4 45V24a20 20 0 0 1 40 0v21Z',
  'M4 8h40v22a14 14 0 0 1-14 14H18A14 14 0 0 1 4 30Z',
] as const;

/** Signs under the letters, drawn in the fine stroke. */
const SIGNS = [
  'M12 36q4-4 8 0t8 0 8 0',
  'M14 34h20M18 38h12',
  'M17 33v6M21.7 33v6M26.3 33v6M31 33v6',
  'M14 36h8M26 36h8M24 34v4',
  'M14 38l5-5 5 5 5-5 5 5',
  'M18 36h12M16 36h.01M32 36h.01',
] as const;

const TONES = ['light', 'mid', 'deep'] as const;

/** How a partner's mark is drawn: outline and sign as SVG paths, `tone` names a rule of the style sheet. */
export interface PartnerMark {
  shape: string;
  sign: string;
  tone: (typeof TONES)[number];
}

/** A number of 32 bits from a text, well spread over similar texts (FNV-1a with a last stir). */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

function pick<T>(from: readonly [T, ...T[]], number: number): T {
  return from[number % from.length] ?? from[0];
}

/** The mark of a partner: the same for the same id, on every device and in every list. */
export function partnerMark(id: string): PartnerMark {
  const number = spread(id);
  return {
    shape: pick(SHAPES, number),
    sign: pick(SIGNS, number >>> 5),
    tone: pick(TONES, number >>> 11),
  };
}
