import type { DangerousGood } from '#contract/tables.ts';
import { foldBase } from '#domain/search/fold.ts';
import type { ExistingEntry } from '#server/modules/dictionary/existing.ts';
import type { OfficialGood } from './dangerous-goods.ts';

/** The variant of a row, and a row with the same name that is there already, or null. */
interface FoundVariant {
  variant: number;
  sibling: DangerousGood | null;
}

/** Names that share this much of the shorter one's words may mean the same goods. */
const similarEnough = 0.6;

/** The known rows of one UN number, and how many names the file has for it. */
interface Known {
  rows: readonly DangerousGood[];
  /** One row per variant that the project has written, with its packing groups and the name of the file that fits it best. */
  authored: readonly { row: DangerousGood; groups: ReadonlySet<string | null>; best: string }[];
  namesInFile: number;
}

/**
 * Numbers the names of a UN number. A name that is there keeps its number; the one that comes closest to a name of the
 * project (`Butane see also Petroleum gases, liquefied` to `Butane`) or is a part of it (`Gas oil` of `Gas oil or
 * diesel fuel`) takes that one's, if the class is the same; of several, one with the same packing group. Others follow
 * in the file's order.
 */
export function variantFinder(
  existing: readonly ExistingEntry<'dangerous-goods'>[],
  goods: readonly OfficialGood[],
): (good: OfficialGood) => FoundVariant {
  const entries = Map.groupBy(existing, ({ row }) => row.un);
  const offered = Map.groupBy(goods, ({ un }) => un);
  const known = new Map([...offered].map(([un, list]) => [un, knownOf(entries.get(un) ?? [], list)]));
  const given = new Map<string, number>();
  const highest = new Map<string, number>();
  return (good) => {
    if (good.variant !== null) return { variant: good.variant, sibling: null };
    const { rows = [], ...rest } = known.get(good.un) ?? {};
    const match = sameName(rows, good) ?? similarName({ authored: [], namesInFile: 0, ...rest }, good);
    if (match !== null) return { variant: match.variant, sibling: match };
    const name = `${good.un} ${good.class} ${comparable(good.nameEn)}`;
    const taken = [...rows, ...(offered.get(good.un) ?? [])].map(({ variant }) => variant ?? 0);
    const next = 1 + Math.max(highest.get(good.un) ?? 0, ...taken);
    const variant = given.get(name) ?? next;
    given.set(name, variant);
    highest.set(good.un, Math.max(variant, highest.get(good.un) ?? 0));
    return { variant, sibling: null };
  };
}

function knownOf(entries: readonly ExistingEntry<'dangerous-goods'>[], goods: readonly OfficialGood[]): Known {
  // Only against the project's own names: against imported ones, the order of two files would decide.
  const written = entries.filter(({ origin }) => origin.split('+')[0] === 'seed').map(({ row }) => row);
  const variants = [...new Map(written.map((row) => [row.variant, row])).values()];
  const authored = variants.map((row) => {
    const rivals = goods.filter((good) => good.class === row.class).map(({ nameEn }) => comparable(nameEn));
    const own = comparable(row.nameEn);
    const shares = rivals.map((name) => sharedWords(own, name));
    const groups = new Set(written.filter(({ variant }) => variant === row.variant).map((each) => each.packingGroup));
    return { row, groups, best: rivals[shares.indexOf(Math.max(...shares))] ?? '' };
  });
  return {
    rows: entries.map(({ row }) => row),
    authored,
    namesInFile: new Set(goods.map(({ nameEn }) => comparable(nameEn))).size,
  };
}

function sameName(rows: readonly DangerousGood[], good: OfficialGood): DangerousGood | null {
  const name = comparable(good.nameEn);
  return rows.find((row) => row.class === good.class && comparable(row.nameEn) === name) ?? null;
}

function similarName({ authored, namesInFile }: Omit<Known, 'rows'>, good: OfficialGood): DangerousGood | null {
  const name = comparable(good.nameEn);
  const candidates = authored.filter(({ row }) => row.class === good.class);
  const [only] = candidates;
  if (only !== undefined && namesInFile === 1 && authored.length === 1) return only.row;
  const fitting = candidates
    .map(({ row, groups, best }) => ({
      row,
      best,
      share: sharedWords(comparable(row.nameEn), name),
      grouped: groups.has(good.packingGroup) ? 1 : 0,
    }))
    .filter(({ row, best, share }) => isPartOf(name, row.nameEn) || (best === name && share >= similarEnough))
    .sort((a, b) => b.grouped - a.grouped || b.share - a.share);
  return fitting[0]?.row ?? null;
}

function isPartOf(name: string, whole: string): boolean {
  const words = new Set(comparable(whole).split(' '));
  return name.split(' ').every((word) => words.has(word));
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
