/** Size of the world drawing in its own units. */
export const MAP_WIDTH = 960;
export const MAP_HEIGHT = 427;

/** The map is cut through the Atlantic, so that the lanes of East Asia run unbroken both ways. */
const WEST_DEGREES = -28;
const NORTH_DEGREES = 76;
const UNITS_PER_DEGREE = 8 / 3;
/** The rows of dots stand 7 units apart for 2.598 degrees (three degrees times the height of an equilateral triangle). */
const UNITS_PER_MILLER_DEGREE = 7 / 2.598;

/** Longitude and latitude in degrees, east and north positive. */
export type LonLat = readonly [lon: number, lat: number];

export interface Point {
  x: number;
  y: number;
}

/** Miller's cylindrical latitude, in degrees of arc. */
function millerDegrees(lat: number): number {
  const radians = (lat * Math.PI) / 180;
  return (1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians)) * 180) / Math.PI;
}

/** Where a place lies on the world drawing; x grows eastwards from 28° W, y southwards from 76° N. */
export function project([lon, lat]: LonLat): Point {
  const east = (((lon - WEST_DEGREES) % 360) + 360) % 360;
  return {
    x: east * UNITS_PER_DEGREE,
    y: (millerDegrees(NORTH_DEGREES) - millerDegrees(lat)) * UNITS_PER_MILLER_DEGREE,
  };
}

/**
 * Path of an arc between two places, bulging to the north by `bend` of its length (negative: to the south).
 * Drawn on the flat map: it never crosses the cut in the Atlantic.
 */
export function arcPath(from: LonLat, to: LonLat, bend = 0.22): string {
  const a = project(from);
  const b = project(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - length * bend };
  const numbers = [a.x, a.y, middle.x, middle.y, b.x, b.y].map(Math.round);
  return `M${numbers[0]} ${numbers[1]}Q${numbers.slice(2).join(' ')}`;
}
