import { type Block, type Kind, waysInto } from './block.ts';
import { BOXES, type Box, type BoxId, boxVolume, usableRoom } from './boxes.ts';
import { type CargoRow, volumeOf } from './cargo.ts';
import { fillBox } from './fill-box.ts';

/** Boxes that are loaded alike. */
export interface PlannedBox {
  repeat: number;
  blocks: readonly Block[];
  /** Cubic metres and kilograms of cargo in one of them. */
  volume: number;
  weight: number;
}

/** Pieces of a row that no box of the type takes, and why: its measures, its weight, or more boxes than are planned. */
export interface LeftOut {
  row: number;
  quantity: number;
  reason: 'too-large' | 'too-heavy' | 'too-many-boxes';
}

/** A whole consignment in boxes of one type. */
export interface LoadPlan {
  box: Box;
  boxes: readonly PlannedBox[];
  leftOut: readonly LeftOut[];
  /** Number of boxes, repeats counted. */
  count: number;
  /** The measure that runs out first in a full box. */
  limit: 'volume' | 'weight';
  /** A shorter type that would do for the last box; null when none does, and where it was not looked for. */
  shorter: BoxId | null;
}

/** Boxes of one type in a plan: more is a question for people. */
export const BOXES_MAX = 200;
/** Different loads of one type: a row of two thousand kinds of mix is no plan. */
const LAYOUTS_MAX = 24;
/** Positions looked at for one box; a hundred thousand take about 50 ms on a desktop. */
const EFFORT = 150_000;

function reasonOf(row: CargoRow, box: Box): LeftOut['reason'] | null {
  if (waysInto(row, box).length === 0) return 'too-large';
  return row.weight > box.payload ? 'too-heavy' : null;
}

/**
 * The rows with their worth: each piece is worth its share of the boxes needed by volume and by weight, so the scarcer
 * counts more.
 */
function kindsOf(rows: readonly CargoRow[], box: Box): { kinds: Kind[]; limit: LoadPlan['limit'] } {
  const total = (of: (row: CargoRow) => number) => rows.reduce((sum, row) => sum + of(row) * row.quantity, 0);
  const byVolume = total(volumeOf) / boxVolume(box);
  const byWeight = total((row) => row.weight) / box.payload;
  const kinds = rows.map((row) => ({
    ways: waysInto(row, box),
    weight: row.weight,
    stackable: row.stackable,
    worth: byVolume * (volumeOf(row) / boxVolume(box)) + byWeight * (row.weight / box.payload),
  }));
  return { kinds, limit: byWeight > byVolume ? 'weight' : 'volume' };
}

function weigh(
  blocks: readonly Block[],
  rows: readonly CargoRow[],
): { used: number[]; volume: number; weight: number } {
  const used = rows.map(() => 0);
  for (const { row, nx, ny, nz } of blocks) used[row] = (used[row] ?? 0) + nx * ny * nz;
  const sum = (of: (row: CargoRow) => number) =>
    rows.reduce((total, row, index) => total + of(row) * (used[index] ?? 0), 0);
  return { used, volume: sum(volumeOf), weight: sum((row) => row.weight) };
}

/** How often a load can be repeated with what is left. */
function repeats(used: readonly number[], left: readonly number[]): number {
  return used.reduce((least, n, row) => (n > 0 ? Math.min(least, Math.floor((left[row] ?? 0) / n)) : least), BOXES_MAX);
}

/** Loads the rows into as few boxes of one type as the search finds. Every piece is in a box or left out with its reason. */
export function planLoad(rows: readonly CargoRow[], box: Box, effort: number = EFFORT): LoadPlan {
  const { kinds, limit } = kindsOf(rows, box);
  const reasons = rows.map((row) => reasonOf(row, box));
  let left = rows.map((row, index) => (reasons[index] === null ? row.quantity : 0));
  const boxes: PlannedBox[] = [];
  let count = 0;
  while (left.some((n) => n > 0) && count < BOXES_MAX && boxes.length < LAYOUTS_MAX) {
    const blocks = fillBox(usableRoom(box), box.payload, kinds, left, effort);
    const { used, volume, weight } = weigh(blocks, rows);
    if (blocks.length === 0) break;
    const repeat = Math.min(repeats(used, left), BOXES_MAX - count);
    boxes.push({ repeat, blocks, volume, weight });
    count += repeat;
    left = left.map((n, row) => n - (used[row] ?? 0) * repeat);
  }
  const leftOut = rows.flatMap((row, index): LeftOut[] => {
    const reason = reasons[index];
    if (reason) return [{ row: index, quantity: row.quantity, reason }];
    const rest = left[index] ?? 0;
    return rest > 0 ? [{ row: index, quantity: rest, reason: 'too-many-boxes' }] : [];
  });
  return { box, boxes, leftOut, count, limit, shorter: null };
}

/** A shorter box that would do for the last one of a plan; null when none does, or when there is only one box. */
function shorterLast(plan: LoadPlan, rows: readonly CargoRow[]): BoxId | null {
  const last = plan.boxes.at(-1);
  if (plan.count < 2 || last === undefined || last.repeat > 1 || plan.box.refrigerated) return null;
  const { used } = weigh(last.blocks, rows);
  const rest = rows.map((row, index) => ({ ...row, quantity: used[index] ?? 0 })).filter((row) => row.quantity > 0);
  const shorter = BOXES.filter((box) => !box.refrigerated && box.feet < Math.min(plan.box.feet, 40));
  const takesAll = (box: Box) => {
    const { count, leftOut } = planLoad(rest, box);
    return count === 1 && leftOut.length === 0;
  };
  return shorter.find(takesAll)?.id ?? null;
}

/** Plans for every box type, in the order of the table. */
export function planAll(rows: readonly CargoRow[], effort?: number): LoadPlan[] {
  return BOXES.map((box) => {
    const plan = planLoad(rows, box, effort);
    return { ...plan, shorter: shorterLast(plan, rows) };
  });
}
