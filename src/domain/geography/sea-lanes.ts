import { type Position, SEA_POINTS, SEA_WAYS } from './sea-points.ts';

/** Great-circle distance in degrees of arc. */
export function arcBetween([lonA, latA]: Position, [lonB, latB]: Position): number {
  const radians = Math.PI / 180;
  const cosine =
    Math.sin(latA * radians) * Math.sin(latB * radians) +
    Math.cos(latA * radians) * Math.cos(latB * radians) * Math.cos((lonA - lonB) * radians);
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / radians;
}

function neighbours(): Map<string, Map<string, number>> {
  const next = new Map(Object.keys(SEA_POINTS).map((name) => [name, new Map<string, number>()]));
  const link = (from: string, to: string, length: number) => {
    next.get(from)?.set(to, length);
    next.get(to)?.set(from, length);
  };
  for (const way of SEA_WAYS) {
    const names = way.split(' ');
    for (const [index, name] of names.entries()) {
      const [from, to] = [SEA_POINTS[names[index - 1] ?? ''], SEA_POINTS[name]];
      if (from !== undefined && to !== undefined) link(names[index - 1] ?? '', name, arcBetween(from, to));
    }
  }
  return next;
}

let graph: Map<string, Map<string, number>> | null = null;

/** Ports within so many degrees are joined directly. */
const NEAR = 3;
/** A port may leave by so many of the points that are nearest to it. */
const GATES = 3;

/** The points nearest to a port; those much further than the nearest lie behind land as often as not. */
function gatesOf(port: Position): { name: string; length: number }[] {
  const all = Object.entries(SEA_POINTS).map(([name, at]) => ({ name, length: arcBetween(port, at) }));
  const near = all.sort((a, b) => a.length - b.length).slice(0, GATES);
  const least = near[0]?.length ?? 0;
  return near.filter(({ length }) => length < Math.max(least * 1.6, 2));
}

/**
 * The usual way by sea between two ports as points between them, both ports included. For a line on a map: no
 * ship sails by it.
 */
export function seaWay(from: Position, to: Position): Position[] {
  graph ??= neighbours();
  const ends = new Map(gatesOf(to).map(({ name, length }) => [name, length]));
  const cost = new Map(gatesOf(from).map(({ name, length }) => [name, length]));
  const before = new Map<string, string>();
  const open = new Set(cost.keys());
  let best: { name: string; length: number } | null = null;
  while (open.size > 0) {
    const name = [...open].reduce((a, b) => ((cost.get(a) ?? 0) <= (cost.get(b) ?? 0) ? a : b));
    open.delete(name);
    const length = cost.get(name) ?? 0;
    const end = ends.get(name);
    if (end !== undefined && (best === null || length + end < best.length)) best = { name, length: length + end };
    for (const [other, step] of graph.get(name) ?? []) {
      if (length + step >= (cost.get(other) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(other, length + step);
      before.set(other, name);
      open.add(other);
    }
  }
  const way: Position[] = [];
  for (let name = best?.name; name !== undefined; name = before.get(name)) {
    const point = SEA_POINTS[name];
    if (point !== undefined) way.unshift(point);
  }
  return best === null || arcBetween(from, to) < NEAR ? [from, to] : [from, ...way, to];
}
