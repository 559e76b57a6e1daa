import type { PackData } from '#contract/dictionary.ts';

/** FNV-1a (32 bit, hex) over the keys, in order: tells a device whether its copy holds what the server holds. */
export function checksumOf(keys: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const key of keys) {
    for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 10, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Rows of a pack in default order: heavier first, then by key. */
function defaultOrder(keys: readonly string[], weights: readonly number[]): number[] {
  return keys
    .map((_, index) => index)
    .sort((a, b) => {
      const byWeight = (weights[b] ?? 0) - (weights[a] ?? 0);
      if (byWeight !== 0) return byWeight;
      return (keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1;
    });
}

/** True when keys and checksum of a whole pack belong together and every column is complete. */
export function isSound(pack: PackData): boolean {
  const rows = pack.keys.length;
  const lists = [pack.weights, pack.pinyin, ...Object.values(pack.columns)];
  return lists.every((list) => list.length === rows) && checksumOf(pack.keys) === pack.checksum;
}

/** Why a delta could not be applied; the whole pack has to be fetched. */
export class DeltaMismatch extends Error {
  override readonly name = 'DeltaMismatch';
}

/**
 * Applies a delta to a whole pack and gives a new whole pack. Throws {@link DeltaMismatch} when the delta starts from
 * another version or the result is not what the server has.
 */
export function applyDelta(base: PackData, delta: PackData): PackData {
  if (delta.since !== base.edition.version) throw new DeltaMismatch('The delta starts from another version');
  const gone = new Set([...delta.deleted, ...delta.keys]);
  const kept = base.keys.flatMap((key, index) => (gone.has(key) ? [] : [index]));
  const join = <T>(ours: readonly (T | undefined)[], theirs: readonly T[], missing: T): T[] => [
    ...kept.map((index) => ours[index] ?? missing),
    ...theirs,
  ];
  const keys = join(base.keys, delta.keys, '');
  const weights = join(base.weights, delta.weights, 0);
  const pinyin = join(base.pinyin, delta.pinyin, '');
  const order = defaultOrder(keys, weights);
  const sorted = <T>(list: readonly T[]): T[] => order.flatMap((index) => list.slice(index, index + 1));
  const names = new Set([...Object.keys(base.columns), ...Object.keys(delta.columns)]);
  const missing: unknown[] = delta.keys.map(() => null);
  const columns = Object.fromEntries(
    [...names].map((name) => [
      name,
      sorted(join<unknown>(base.columns[name] ?? [], delta.columns[name] ?? missing, null)),
    ]),
  );
  const result: PackData = {
    edition: delta.edition,
    since: 0,
    keys: sorted(keys),
    weights: sorted(weights),
    pinyin: sorted(pinyin),
    columns,
    deleted: [],
    checksum: delta.checksum,
  };
  if (!isSound(result)) throw new DeltaMismatch('The result differs from what the server has');
  return result;
}

/** Makes columns from rows: one list per field named, in the order of the rows. */
export function toColumns(rows: readonly Readonly<Record<string, unknown>>[], fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field] ?? null)]));
}
