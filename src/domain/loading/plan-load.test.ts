import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from './block.ts';
import { BOXES, type Box, usableRoom } from './boxes.ts';
import { type CargoRow, TURNINGS } from './cargo.ts';
import { planAll, planLoad } from './plan-load.ts';
import { recommended } from './recommend.ts';

const cargo = (row: Partial<CargoRow>): CargoRow => ({
  name: '',
  length: 1200,
  width: 1000,
  height: 1500,
  weight: 500,
  quantity: 1,
  turning: 'upright',
  stackable: false,
  ...row,
});

interface Piece {
  row: number;
  low: readonly [number, number, number];
  high: readonly [number, number, number];
}

/** Every piece of a load by itself. */
function piecesOf(blocks: readonly Block[]): Piece[] {
  return blocks.flatMap(({ row, x, y, z, dx, dy, dz, nx, ny, nz }) =>
    Array.from({ length: nx * ny * nz }, (_, n): Piece => {
      const low = [x + (n % nx) * dx, y + (Math.floor(n / nx) % ny) * dy, z + Math.floor(n / (nx * ny)) * dz] as const;
      return { row, low, high: [low[0] + dx, low[1] + dy, low[2] + dz] };
    }),
  );
}

/** How far two pieces overlap along an axis. */
const overlap = (a: Piece, b: Piece, axis: 0 | 1 | 2) =>
  Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis]);
const floorShare = (upper: Piece, lower: Piece) =>
  Math.max(0, overlap(upper, lower, 0)) * Math.max(0, overlap(upper, lower, 1));
const baseOf = (piece: Piece) => (piece.high[0] - piece.low[0]) * (piece.high[1] - piece.low[1]);

const side = fc.integer({ min: 150, max: 2600 });
const rows = fc.array(
  fc.record({
    name: fc.constant(''),
    length: side,
    width: side,
    height: side,
    weight: fc.integer({ min: 0, max: 9000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    turning: fc.constantFrom(...TURNINGS),
    stackable: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);
const box: fc.Arbitrary<Box> = fc.constantFrom(...BOXES);
/** Less effort than a visitor's plan has: the guarantees are the same. */
const EFFORT = 3000;

function checkPiece(piece: Piece, all: readonly Piece[], given: readonly CargoRow[], into: Box) {
  const room = usableRoom(into);
  const row = given[piece.row];
  const [dx, dy, dz] = [0, 1, 2].map((axis) => (piece.high[axis] ?? 0) - (piece.low[axis] ?? 0));
  if (row === undefined || dx === undefined || dy === undefined || dz === undefined) throw new Error('no such row');
  expect(Math.min(...piece.low)).toBeGreaterThanOrEqual(0);
  expect(piece.high[0] <= room.dx && piece.high[1] <= room.dy && piece.high[2] <= room.dz).toBe(true);
  expect(dz <= into.doorHeight && Math.min(dx, dy) <= into.doorWidth).toBe(true);
  const sides = [row.length, row.width, row.height];
  if (row.turning === 'none') expect([dx, dy, dz]).toEqual(sides);
  if (row.turning === 'upright') expect(dz).toBe(row.height);
  expect([dx, dy, dz].sort()).toEqual(sides.sort());
  const under = all.filter((other) => other.high[2] === piece.low[2] && floorShare(piece, other) > 0);
  const carried = under.reduce((sum, other) => sum + floorShare(piece, other), 0);
  expect(piece.low[2] === 0 || carried === baseOf(piece)).toBe(true);
  for (const other of under) {
    const below = given[other.row];
    expect(below?.stackable).toBe(true);
    // None of those below carries more of it than its own weight.
    expect((row.weight * floorShare(piece, other)) / baseOf(piece)).toBeLessThanOrEqual(
      (below?.weight ?? 0) * (1 + 1e-9),
    );
  }
}

describe('a load plan', () => {
  it('overlaps nothing, stays inside, passes the door, stands firm, and keeps to the way up and to the payload', () => {
    fc.assert(
      fc.property(rows, box, (given, into) => {
        for (const planned of planLoad(given, into, EFFORT).boxes) {
          const pieces = piecesOf(planned.blocks);
          for (const [index, piece] of pieces.entries()) {
            checkPiece(piece, pieces, given, into);
            const hit = pieces
              .slice(index + 1)
              .find(
                (other) => overlap(piece, other, 0) > 0 && overlap(piece, other, 1) > 0 && overlap(piece, other, 2) > 0,
              );
            expect(hit).toBeUndefined();
          }
          const weight = pieces.reduce((sum, piece) => sum + (given[piece.row]?.weight ?? 0), 0);
          expect(weight).toBe(planned.weight);
          expect(weight).toBeLessThanOrEqual(into.payload);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has every piece in a box or left out with a reason, and comes out the same each time', () => {
    fc.assert(
      fc.property(rows, box, (given, into) => {
        const plan = planLoad(given, into, EFFORT);
        given.forEach((row, index) => {
          const placed = plan.boxes.flatMap(({ blocks, repeat }) =>
            blocks.filter((block) => block.row === index).map((block) => block.nx * block.ny * block.nz * repeat),
          );
          const out = plan.leftOut.filter((left) => left.row === index).map((left) => left.quantity);
          expect([...placed, ...out].reduce((sum, n) => sum + n, 0)).toBe(row.quantity);
        });
        expect(planLoad(given, into, EFFORT)).toEqual(plan);
      }),
      { numRuns: 60 },
    );
  });

  it('holds what forwarders load: ten pallets of 1.2 by 1 m or eleven of 1.2 by 0.8 m in 20 feet', () => {
    const [small] = BOXES;
    if (small === undefined) throw new Error('no boxes');
    const first = (row: Partial<CargoRow>) =>
      piecesOf(planLoad([cargo({ quantity: 40, ...row })], small).boxes[0]?.blocks ?? []).length;
    expect(first({})).toBe(10);
    expect(first({ width: 800 })).toBe(11);
    expect(first({ length: 1100, width: 1100 })).toBe(10);
  });

  it('stops at the payload, not at the walls, with heavy cargo', () => {
    const plan = planLoad([cargo({ weight: 1800, height: 1000, quantity: 60, stackable: true })], BOXES[0] as Box);
    expect(plan).toMatchObject({ count: 4, limit: 'weight', leftOut: [] });
  });

  it('says why something stays out: too large for the door, too heavy for the box, more boxes than are planned', () => {
    const into = BOXES[0] as Box;
    const plan = planLoad(
      [
        cargo({ height: 2300 }),
        cargo({ weight: 40_000 }),
        cargo({ length: 5800, width: 2300, height: 2200, quantity: 300 }),
      ],
      into,
    );
    expect(plan.leftOut).toEqual([
      { row: 0, quantity: 1, reason: 'too-large' },
      { row: 1, quantity: 1, reason: 'too-heavy' },
      { row: 2, quantity: 100, reason: 'too-many-boxes' },
    ]);
    expect(plan.count).toBe(200);
  });

  it('recommends the least length of boxes, never a reefer, and nothing where nothing takes it all', () => {
    expect(recommended(planAll([cargo({ quantity: 10 })]))?.box.id).toBe('20GP');
    expect(recommended(planAll([cargo({ quantity: 21 })]))?.box.id).toBe('40GP');
    expect(recommended(planAll([cargo({ height: 2500, quantity: 2 })]))?.box.id).toBe('40HQ');
    expect(recommended(planAll([cargo({ length: 19_000 })]))).toBeNull();
  });

  it('sees that a shorter box would do for the rest', () => {
    const plans = planAll([cargo({ quantity: 25 })]);
    expect(plans.map(({ box, count, shorter }) => [box.id, count, shorter])).toContainEqual(['40GP', 2, '20GP']);
    expect(planAll([cargo({ quantity: 10 })])[0]?.shorter).toBeNull();
  });

  it('fills a mix of forty kinds of cartons to more than 85 percent', () => {
    const many = Array.from({ length: 40 }, (_, n) =>
      cargo({
        length: 250 + n * 21,
        width: 300 + ((n * 67) % 500),
        height: 250 + ((n * 43) % 400),
        weight: 20,
        quantity: 20,
        turning: 'any',
        stackable: true,
      }),
    );
    const plan = planLoad(many, BOXES[2] as Box);
    const [first] = plan.boxes;
    expect((first?.volume ?? 0) / 76.4).toBeGreaterThan(0.85);
  });
});
