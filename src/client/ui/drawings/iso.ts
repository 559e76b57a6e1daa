/** A corner of the plan in grid units; x runs to the lower right of the drawing, y to the lower left. */
export type PlanPoint = readonly [x: number, y: number];

export interface Solid {
  /** Outline of the plan, clockwise as seen in the drawing (x to y). */
  plan: readonly PlanPoint[];
  /** Height of the underside and of the top above the ground. */
  from: number;
  to: number;
}

export interface SolidPaths {
  top: string;
  /** Sides that look to the lower left, in light. */
  left: string;
  /** Sides that look to the lower right, in shadow. */
  right: string;
}

/** Screen position of a grid point: a 2:1 dimetric view, one unit of height is 2.25 units of the drawing. */
export function toScreen(x: number, y: number, z: number): string {
  return `${Math.round((x - y) * 20) / 10} ${Math.round((x + y - z * 2.25) * 10) / 10}`;
}

function polygon(points: readonly string[]): string {
  return `M${points.join('L')}Z`;
}

/** Paths of the faces of one upright solid that can be seen; paint top, left and right in any order. */
export function solidPaths({ plan, from, to }: Solid): SolidPaths {
  const sides = { left: '', right: '' };
  plan.forEach(([x1, y1], index) => {
    const [x2, y2] = plan[(index + 1) % plan.length] ?? [x1, y1];
    const normal = { x: y2 - y1, y: x1 - x2 };
    if (normal.x + normal.y <= 0) return;
    const face = [toScreen(x1, y1, from), toScreen(x2, y2, from), toScreen(x2, y2, to), toScreen(x1, y1, to)];
    sides[normal.y > normal.x ? 'left' : 'right'] += polygon(face);
  });
  return { top: polygon(plan.map(([x, y]) => toScreen(x, y, to))), ...sides };
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

/** Upright lines on the side that looks to the lower left, one every `every` units: the corrugation of a wall. */
export function ribPath(x: number, y: number, length: number, from: number, to: number, every = 1): string {
  let path = '';
  for (let at = every; at < length - every / 2; at += every) {
    path += `M${toScreen(x + at, y, from)}L${toScreen(x + at, y, to)}`;
  }
  return path;
}

/** The same on the side that looks to the lower right, along y. */
export function endRibPath(x: number, y: number, width: number, from: number, to: number, every = 1): string {
  let path = '';
  for (let at = every; at < width - every / 2; at += every) {
    path += `M${toScreen(x, y + at, from)}L${toScreen(x, y + at, to)}`;
  }
  return path;
}
