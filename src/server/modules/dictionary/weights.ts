import type { HsCode, HsLevel } from '#contract/tables.ts';

/** A word that names a chapter means the chapter rather than one of its thousand lines. */
const hsWeights: Readonly<Record<HsLevel, number>> = {
  chapter: 40,
  heading: 30,
  subheading: 25,
  line8: 20,
  line10: 20,
};

/** Importance of a line of the tariff by its level. */
export function hsWeight({ level }: Pick<HsCode, 'level'>): number {
  return hsWeights[level];
}

/**
 * Importance, 100 at most, that keeps a table of `count` rows in its authored order, as rows stand by importance and then by
 * key. Beyond a hundred rows some neighbours weigh the same.
 */
export function weightByPosition(position: number, count: number): number {
  return Math.round(100 - position * Math.min(1, 100 / count));
}
