/** A corner of the plan in grid units; x runs to the lower right of the drawing, y to the lower left. */
export type PlanPoint = readonly [x: number, y: number];

/** An upright block: a plan that is raised. */
interface Solid {
  /** Outline of the plan, clockwise as seen in the drawing (x to y). */
  plan: readonly PlanPoint[];
  /** Height of the underside and of the top above the ground. */
  from: number;
  to: number;
}

/** The three sides of a block that are seen, as SVG paths. */
interface SolidPaths {
  top: string;
  /** Sides that look to the lower left, in light. */
  left: string;
  /** Sides that look to the lower right, in shadow. */
  right: string;
}

interface ScreenPoint {
  x: number;
  y: number;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where a grid point lies in the drawing: a 2:1 dimetric view, one unit of height is 2.25 units of the drawing. */
function onScreen(x: number, y: number, z: number): ScreenPoint {
  return { x: tenth((x - y) * 2), y: tenth(x + y - z * 2.25) };
}

/** Screen position of a grid point as path or transform text. */
export function toScreen(x: number, y: number, z: number): string {
  const point = onScreen(x, y, z);
  return `${point.x} ${point.y}`;
}

function pair(x: number, y: number): string {
  return `${tenth(x)}${y < 0 ? '' : ' '}${tenth(y)}`;
}

/**
 * Path through corners of the grid. Steps are relative: boxes of one size then repeat the same text, which is what makes
 * a page full of them small on the wire.
 */
export function pathThrough(corners: ReadonlyArray<readonly [x: number, y: number, z: number]>): string {
  let before: ScreenPoint | undefined;
  let path = '';
  for (const [x, y, z] of corners) {
    const point = onScreen(x, y, z);
    path += before ? `l${pair(point.x - before.x, point.y - before.y)}` : `M${pair(point.x, point.y)}`;
    before = point;
  }
  return path;
}

/** Paths of the faces of one upright solid that can be seen; paint top, left and right in any order. */
export function solidPaths({ plan, from, to }: Solid): SolidPaths {
  const sides = { left: '', right: '' };
  plan.forEach(([x1, y1], index) => {
    const [x2, y2] = plan[(index + 1) % plan.length] ?? [x1, y1];
    const normal = { x: y2 - y1, y: x1 - x2 };
    if (normal.x + normal.y <= 0) return;
    const face = [
      [x1, y1, from],
      [x2, y2, from],
      [x2, y2, to],
      [x1, y1, to],
    ] as const;
    sides[normal.y > normal.x ? 'left' : 'right'] += `${pathThrough(face)}z`;
  });
  return { top: `${pathThrough(plan.map(([x, y]) => [x, y, to] as const))}z`, ...sides };
}

/** Plan of a rectangle, `length` along x and `width` along y. */
export function rectangle(x: number, y: number, length: number, width: number): readonly PlanPoint[] {
  return [
    [x, y],
    [x + length, y],
    [x + length, y + width],
    [x, y + width],
  ];
}

/** Upright lines from `start` on, each `step` further along a wall: the corrugation. */
function uprights(start: PlanPoint, step: PlanPoint, count: number, from: number, to: number): string {
  const rise = tenth((from - to) * 2.25);
  const move = { x: tenth((step[0] - step[1]) * 2), y: tenth(step[0] + step[1]) };
  let path = '';
  for (let index = 0; index < count; index++) {
    path += index === 0 ? `M${toScreen(start[0], start[1], from)}` : `m${pair(move.x, tenth(move.y - rise))}`;
    path += `v${rise}`;
  }
  return path;
}

/** Corrugation of the side that looks to the lower left, one line every `every` units along x. */
export function ribPath(x: number, y: number, length: number, from: number, to: number, every = 1): string {
  return uprights([x + every, y], [every, 0], Math.ceil(length / every - 0.5) - 1, from, to);
}

/** The same on the side that looks to the lower right, along y. */
export function endRibPath(x: number, y: number, width: number, from: number, to: number, every = 1): string {
  return uprights([x, y + every], [0, every], Math.ceil(width / every - 0.5) - 1, from, to);
}
