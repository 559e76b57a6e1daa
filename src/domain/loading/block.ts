import { type Box, usableRoom } from './boxes.ts';
import type { CargoRow, Turning } from './cargo.ts';

/**
 * Pieces of one row side by side, all the same way round. From the front wall (`x`), the left wall (`y`) and the floor
 * (`z`) in millimetres; `dx`, `dy`, `dz` are those of one piece, `nx`, `ny`, `nz` how many there are each way.
 */
export interface Block {
  row: number;
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
  nx: number;
  ny: number;
  nz: number;
}

/** A way round in which a piece fits into a box and through its door. */
export interface Way {
  dx: number;
  dy: number;
  dz: number;
}

/** A row as the search sees it. */
export interface Kind {
  ways: readonly Way[];
  weight: number;
  stackable: boolean;
  /** The share of a piece of it in the worth of a plan. */
  worth: number;
}

/** An empty cuboid whose whole base carries. */
export interface Space {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
  /** The support below: the weight of one piece (kg) and its pressure (kg per mm²); the floor carries everything. */
  carries: { weight: number; pressure: number };
}

/** The support of the floor, which carries everything. */
export const FLOOR = { weight: Number.POSITIVE_INFINITY, pressure: Number.POSITIVE_INFINITY };

const AXES: Readonly<Record<Turning, readonly (readonly [number, number, number])[]>> = {
  none: [[0, 1, 2]],
  upright: [
    [0, 1, 2],
    [1, 0, 2],
  ],
  any: [
    [0, 1, 2],
    [1, 0, 2],
    [0, 2, 1],
    [2, 0, 1],
    [1, 2, 0],
    [2, 1, 0],
  ],
};

/** The different ways round in which a piece of a row can stand in a box; empty when it is too large for it. */
export function waysInto(row: CargoRow, box: Box): Way[] {
  const room = usableRoom(box);
  const sides = [row.length, row.width, row.height] as const;
  const seen = new Set<string>();
  return AXES[row.turning].flatMap(([along, across, up]) => {
    const [dx = 0, dy = 0, dz = 0] = [sides[along], sides[across], sides[up]];
    const key = `${dx} ${dy}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const inside = dx <= room.dx && dy <= room.dy && dz <= room.dz;
    // It comes in through the door upright, with its narrower side first.
    const through = dz <= box.doorHeight && Math.min(dx, dy) <= box.doorWidth;
    return inside && through ? [{ dx, dy, dz }] : [];
  });
}

/** A piece stands on others that are each as heavy as it, or pressed no harder than they press themselves. */
function stands(kind: Kind, way: Way, { carries }: Space): boolean {
  return kind.weight <= carries.weight || kind.weight / (way.dx * way.dy) <= carries.pressure;
}

/** A part of a footprint: a block whose place counts from the footprint's corner. */
type Part = Omit<Block, 'row' | 'z'>;

/** One decision for the corner of a space: its extent in millimetres, its pieces, and the blocks it is made of. */
export interface Footprint {
  bx: number;
  by: number;
  bz: number;
  pieces: number;
  parts: readonly Part[];
}

/** How many pieces go across and along a space: all that fit, and narrower choices that leave a better rest. */
function counts(most: number): number[] {
  if (most <= 3) return Array.from({ length: most }, (_, index) => most - index);
  return [most, Math.ceil(most / 2), 1];
}

/** Pieces in straight rows, all the same way round. */
function grid({ dx, dy, dz }: Way, nx: number, ny: number, nz: number): Footprint {
  const parts = [{ x: 0, y: 0, dx, dy, dz, nx, ny, nz }];
  return { bx: nx * dx, by: ny * dy, bz: nz * dz, pieces: nx * ny * nz, parts };
}

/** Four stacks around a hole, each turned against its neighbours: how ten pallets of 1.2 by 1 m come into 20 feet. */
function pinwheel({ dx: long, dy: short, dz }: Way, nz: number): Footprint {
  const stack = (x: number, y: number, dx: number, dy: number) => ({ x, y, dx, dy, dz, nx: 1, ny: 1, nz });
  const parts = [
    stack(0, 0, long, short),
    stack(long, 0, short, long),
    stack(short, long, long, short),
    stack(0, short, short, long),
  ];
  return { bx: long + short, by: long + short, bz: nz * dz, pieces: 4 * nz, parts };
}

/**
 * Calls `found` with every footprint worth trying in a corner of a space; `count` pieces of the kind are left and
 * `payload` kilograms.
 */
export function eachFootprint(
  kind: Kind,
  count: number,
  payload: number,
  space: Space,
  found: (print: Footprint) => void,
): void {
  const able = kind.weight > 0 ? Math.min(count, Math.floor(payload / kind.weight)) : count;
  if (able < 1) return;
  for (const way of kind.ways) {
    if (way.dx > space.dx || way.dy > space.dy || way.dz > space.dz || !stands(kind, way, space)) continue;
    const nz = kind.stackable ? Math.min(Math.floor(space.dz / way.dz), able) : 1;
    const mostY = Math.min(Math.floor(space.dy / way.dy), Math.floor(able / nz));
    for (const ny of counts(mostY)) {
      const mostX = Math.min(Math.floor(space.dx / way.dx), Math.floor(able / (nz * ny)));
      found(grid(way, mostX, ny, nz));
      if (mostX > 1) found(grid(way, 1, ny, nz));
    }
    const square = way.dx + way.dy;
    const turns = way.dx > way.dy && kind.ways.some(({ dx, dy }) => dx === way.dy && dy === way.dx);
    if (turns && square <= space.dx && square <= space.dy && 4 * nz <= able) found(pinwheel(way, nz));
  }
}
