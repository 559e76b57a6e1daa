import { type LonLat, MAP_HEIGHT, MAP_WIDTH, type Point, project } from './projection.ts';

/** A part of the drawing of the world, in its units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the outermost places, as a share of the width they take. */
const ROOM = 0.16;

const clamped = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/**
 * The part of the world that shows all places with some room around, in the proportion `aspect` (width to height), never
 * narrower than `least` units and never beyond the drawing's own edges.
 */
export function viewOf(places: readonly LonLat[], aspect: number, least: number): View {
  const points = places.map(project);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max((east - west) * (1 + 2 * ROOM), (south - north) * (1 + 2 * ROOM) * aspect, least);
  const width = Math.min(wanted, MAP_WIDTH, MAP_HEIGHT * aspect);
  const height = width / aspect;
  return {
    x: clamped((west + east - width) / 2, 0, MAP_WIDTH - width),
    y: clamped((north + south - height) / 2, 0, MAP_HEIGHT - height),
    width,
    height,
  };
}

/** Where a place lies in a view that is drawn `frameWidth` units wide. */
export function placeIn(view: View, frameWidth: number, place: LonLat): Point {
  const { x, y } = project(place);
  const scale = frameWidth / view.width;
  return { x: (x - view.x) * scale, y: (y - view.y) * scale };
}
