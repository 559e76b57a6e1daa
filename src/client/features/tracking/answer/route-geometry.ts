import type { View } from '#client/ui/drawings/map-view.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Point, project } from '#client/ui/drawings/projection.ts';
import type { ShipVoyageVO, TrackPlace } from '#contract/tracking.ts';
import { seaWay } from '#domain/geography/sea-lanes.ts';
import type { Position } from '#domain/geography/sea-points.ts';

/** A leg on the map: where it goes (units of the drawing of the world), and whether it lies behind. */
export interface DrawnLeg {
  key: number;
  points: Point[];
  done: boolean;
}

/** A port on the map. */
interface DrawnPlace {
  place: TrackPlace;
  at: Point;
}

/** A route as it lies on the drawing of the world. */
interface DrawnRoute {
  legs: DrawnLeg[];
  places: DrawnPlace[];
}

/** Moves a point by whole widths of the world to where it is nearest to the one before. */
function beside(before: Point | undefined, point: Point): Point {
  if (before === undefined) return point;
  return { ...point, x: point.x + Math.round((before.x - point.x) / MAP_WIDTH) * MAP_WIDTH };
}

const positionOf = (place: TrackPlace | undefined): Position | null =>
  place === undefined || place.lat === null || place.lon === null ? null : [place.lon, place.lat];

/**
 * Lays a shipment's legs out on the drawing of the world: by sea along the usual ways, over land straight. The drawing is
 * cut through the Atlantic; a route that crosses the cut goes on beyond its edge. Null when no leg has two known ends.
 */
export function drawnRoute(places: readonly TrackPlace[], legs: readonly ShipVoyageVO[]): DrawnRoute | null {
  const byCode = new Map(places.map((place) => [place.code, place]));
  const drawn: DrawnRoute = { legs: [], places: [] };
  let last: Point | undefined;
  for (const { sort, portLoadCode, portDischargeCode, transport, podAta } of legs) {
    const ends = [byCode.get(portLoadCode ?? ''), byCode.get(portDischargeCode ?? '')] as const;
    const [from, to] = ends.map(positionOf);
    if (from == null || to == null) continue;
    const points: Point[] = [];
    for (const position of transport === 'VESSEL' ? seaWay(from, to) : [from, to]) {
      last = beside(last, project(position));
      points.push(last);
    }
    drawn.legs.push({ key: sort, points, done: podAta !== null });
    for (const [place, at] of [
      [ends[0], points[0]],
      [ends[1], last],
    ] as const) {
      if (place !== undefined && at !== undefined && !drawn.places.some((one) => one.place.code === place.code))
        drawn.places.push({ place, at });
    }
  }
  return drawn.legs.length === 0 ? null : drawn;
}

/** Room around a route, as a share of what it takes, and the least of the world that is shown, in units of the drawing. */
const ROOM = 0.14;
const LEAST = 150;

/** The part of the drawing that shows a whole route; it may reach beyond the sides of the drawing, where the world goes on. */
export function viewOfRoute({ legs }: DrawnRoute, aspect: number): View {
  const points = legs.flatMap((leg) => leg.points);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max((east - west) * (1 + 2 * ROOM), (south - north) * (1 + 2 * ROOM) * aspect, LEAST);
  const width = Math.min(wanted, MAP_HEIGHT * aspect);
  const height = width / aspect;
  const y = Math.min(Math.max((north + south - height) / 2, 0), MAP_HEIGHT - height);
  return { x: (west + east - width) / 2, y, width, height };
}

/** A smooth path through points: corners of the usual ways are rounded, as courses are. */
export function smoothPath(points: readonly Point[]): string {
  const text = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${text(point)} ${text({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return `M${text(first)}${bends.join('')}L${text(last)}`;
}
