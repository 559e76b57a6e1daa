import type { DangerousGood } from '#contract/dangerous-goods.ts';
import { foldBase } from '#domain/search/fold.ts';
import type { ExistingEntry } from '#server/modules/dictionary/existing.ts';
import type { OfficialGood } from './dangerous-goods.ts';

/** The variant of a row, and a row with the same name that is there already, or null. */
export interface FoundVariant {
  variant: number;
  sibling: DangerousGood | null;
}

/** Names that share this much of the shorter one's words mean the same goods. */
const similarEnough = 0.6;

/**
 * Numbers the names of a UN number. A name that is there keeps its number; one that only words a name of the project
 * differently (`Butane` and `Butane see also Petroleum gases, liquefied`) takes that one's; others follow in the
 * file's order.
 */
export function variantFinder(
  existing: readonly ExistingEntry<'dangerous-goods'>[],
  goods: readonly OfficialGood[],
): (good: OfficialGood) => FoundVariant {
  const known = Map.groupBy(existing, ({ row }) => row.un);
  const names = new Map<string, Set<string>>();
  for (const good of goods) names.set(good.un, (names.get(good.un) ?? new Set()).add(comparable(good.nameEn)));
  const given = new Map<string, FoundVariant>();
  const highest = new Map<string, number>();
  return (good) => {
    const entries = known.get(good.un) ?? [];
    if (good.variant !== null) return { variant: good.variant, sibling: null };
    const name = comparable(good.nameEn);
    const key = `${good.un} ${name}`;
    const earlier = given.get(key);
    if (earlier !== undefined) return earlier;
    const match = sameName(entries, name) ?? similarName(entries, name, names.get(good.un)?.size ?? 0);
    const next = 1 + Math.max(highest.get(good.un) ?? 0, ...entries.map(({ row }) => row.variant));
    const found = match === null ? { variant: next, sibling: null } : { variant: match.variant, sibling: match };
    if (match === null) highest.set(good.un, next);
    given.set(key, found);
    return found;
  };
}

type Entries = readonly ExistingEntry<'dangerous-goods'>[];

function sameName(entries: Entries, name: string): DangerousGood | null {
  return entries.find(({ row }) => comparable(row.nameEn) === name)?.row ?? null;
}

function similarName(entries: Entries, name: string, namesInFile: number): DangerousGood | null {
  // Only against the project's own names: against imported ones, the order of two files would decide.
  const authored = entries.filter(({ origin }) => origin.split('+')[0] === 'seed').map(({ row }) => row);
  const [only] = authored;
  if (only !== undefined && namesInFile === 1 && new Set(authored.map((row) => row.variant)).size === 1) return only;
  let best: DangerousGood | null = null;
  let bestShare = 0;
  for (const row of authored) {
    const share = sharedWords(comparable(row.nameEn), name);
    if (share < similarEnough || share <= bestShare) continue;
    best = row;
    bestShare = share;
  }
  return best;
}

/** Folded, in American spelling and without plurals. */
function comparable(name: string): string {
  return foldBase(name)
    .replaceAll('sulph', 'sulf')
    .replaceAll('our ', 'or ')
    .replace(/([a-z]{3})s\b/g, '$1');
}

/** Share of the shorter name's words that the other one has; of equal shares the closer length is the larger. */
function sharedWords(a: string, b: string): number {
  const [short, long] = [new Set(a.split(' ')), new Set(b.split(' '))].sort((x, y) => x.size - y.size);
  if (short === undefined || long === undefined) return 0;
  const shared = [...short].filter((word) => long.has(word)).length;
  return (shared / short.size) * (0.9 + (0.1 * short.size) / long.size);
}
