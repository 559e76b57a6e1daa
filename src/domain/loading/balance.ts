import type { Block } from './block.ts';
import type { Box } from './boxes.ts';
import type { CargoRow } from './cargo.ts';

/** A centre of gravity farther from the middle than this share of the length or width is worth a word (CTU code). */
const ECCENTRICITY_MAX = 0.05;
/** Floors of boxes carry this much per square metre of what stands on it, in kilograms, by common rule. */
export const FLOOR_LOAD_MAX = 3000;

/** How a load lies in its box. */
export interface Balance {
  /** Centre of gravity from the middle: towards the door and to the right, seen from the door; millimetres. */
  towardsDoor: number;
  sideways: number;
  /** Above the floor, millimetres. */
  height: number;
  /** Length of the box that is taken, from the front wall (mm). */
  length: number;
  /** Kilograms per square metre under the heaviest block with what stands over its middle. */
  floorLoad: number;
  /** Whether the centre of gravity keeps to {@link ECCENTRICITY_MAX}. */
  level: boolean;
}

const piecesOf = ({ nx, ny, nz }: Block) => nx * ny * nz;
const centre = (block: Block) => ({
  x: block.x + (block.nx * block.dx) / 2,
  y: block.y + (block.ny * block.dy) / 2,
  z: block.z + (block.nz * block.dz) / 2,
});

/** Whether a block stands somewhere above another's base. */
function above(upper: Block, lower: Block): boolean {
  const { x, y } = centre(upper);
  const inX = x > lower.x && x < lower.x + lower.nx * lower.dx;
  return upper.z > lower.z && inX && y > lower.y && y < lower.y + lower.ny * lower.dy;
}

/** Works out how a load lies; all zero for an empty box. */
export function balanceOf(blocks: readonly Block[], rows: readonly CargoRow[], box: Box): Balance {
  const loads = blocks.map((block) => ({
    block,
    kg: piecesOf(block) * (rows[block.row]?.weight ?? 0),
    at: centre(block),
  }));
  const weight = loads.reduce((sum, { kg }) => sum + kg, 0);
  const mean = (axis: 'x' | 'y' | 'z') =>
    weight > 0 ? loads.reduce((sum, { kg, at }) => sum + kg * at[axis], 0) / weight : 0;
  const towardsDoor = weight > 0 ? mean('x') - box.length / 2 : 0;
  const sideways = weight > 0 ? mean('y') - box.width / 2 : 0;
  const pressures = loads
    .filter(({ block }) => block.z === 0)
    .map(({ block, kg }) => {
      const over = loads.filter((other) => above(other.block, block)).reduce((sum, other) => sum + other.kg, 0);
      return (kg + over) / ((block.nx * block.dx * block.ny * block.dy) / 1e6);
    });
  return {
    towardsDoor: Math.round(towardsDoor),
    sideways: Math.round(sideways),
    height: Math.round(mean('z')),
    length: Math.max(0, ...blocks.map((block) => block.x + block.nx * block.dx)),
    floorLoad: Math.round(Math.max(0, ...pressures)),
    level: Math.abs(towardsDoor) <= box.length * ECCENTRICITY_MAX && Math.abs(sideways) <= box.width * ECCENTRICITY_MAX,
  };
}
