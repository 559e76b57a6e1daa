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

/** Importance that keeps a short table in its authored order, as rows stand by importance and then by key. */
export function weightByPosition(position: number): number {
  return Math.max(0, 100 - position);
}
