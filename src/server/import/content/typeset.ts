const NBSP = '\u00A0';

/** Between a number and its unit, the letters and the number of a code, and the measures of a size. */
const BOUND = [
  /(?<=\d) (?=(?:t|kg|g|lb|ft|m|mm|cm|km|m²|m³|°C)(?![\p{L}\d]))/gu,
  /(?<=(?<![\p{L}\d])(?:UN|HS|ISPM|ISO|PI)) (?=\d)/gu,
  /(?<=\d) (?=× ?\d)|(?<=\d ×|\d\u00A0×) (?=\d)/gu,
];

/** Keeps on one line what is read as one: '44 t', 'UN 3090', '5898 × 2352'. Searching takes such a space for any other. */
export function typeset(text: string): string {
  return BOUND.reduce((result, gap) => result.replace(gap, NBSP), text);
}
