import { SEARCH_NODES, type SearchNode } from '#contract/search-nodes.ts';
import type { MatchKind } from '#domain/search/kinds.ts';

/** How a document matched: by its title or code as a row of the dictionary does, else by its summary or its text. */
export type HitKind = MatchKind | 'summary' | 'text';

/** The facts that decide the place of a hit. */
export interface Ranked {
  node: SearchNode;
  id: string;
  kind: HitKind;
  /** Importance, 0 to 100. */
  weight: number;
  date: string | null;
}

/**
 * The order of kinds in bands: within one, importance decides before the exact kind, so that a page called 'Container
 * sizes' is not lost behind fifty lines of the tariff that begin with the word.
 */
const BANDS: readonly (readonly HitKind[])[] = [
  ['code', 'name', 'pinyin'],
  ['code-prefix', 'name-prefix', 'initials', 'word-prefix', 'pinyin-prefix', 'tokens'],
  ['infix', 'synonym', 'synonym-initials', 'synonym-prefix', 'pinyin-short'],
  ['summary'],
  ['text'],
  ['typo-name', 'typo-word'],
  ['typo-prefix'],
];

const places = new Map<HitKind, readonly [band: number, place: number]>(
  BANDS.flatMap((kinds, band) => kinds.map((kind, place) => [kind, [band, place]] as const)),
);

const NOWHERE = [BANDS.length, 0] as const;

function byText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The one order of hits, on the server and on the device: band, importance, kind, newest first, node, id. */
export function compareRanked(a: Ranked, b: Ranked): number {
  const [bandA, placeA] = places.get(a.kind) ?? NOWHERE;
  const [bandB, placeB] = places.get(b.kind) ?? NOWHERE;
  return (
    bandA - bandB ||
    b.weight - a.weight ||
    placeA - placeB ||
    byText(b.date ?? '', a.date ?? '') ||
    SEARCH_NODES.indexOf(a.node) - SEARCH_NODES.indexOf(b.node) ||
    byText(a.id, b.id)
  );
}

/** True when a hit stands by its title or code and has no typing error in it. */
export function isTitleHit(kind: HitKind): boolean {
  return (places.get(kind) ?? NOWHERE)[0] <= 2;
}
