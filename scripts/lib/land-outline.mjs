import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { feature } from 'topojson-client';
import { NEAR_COAST } from '../../src/client/ui/drawings/near-coast.ts';
import { MAP_HEIGHT, MAP_WIDTH, project } from '../../src/client/ui/drawings/projection.ts';
import { inProject } from './paths.mjs';

/** South of this the drawing ends: Antarctica would need a third of the height and has no office. */
const SOUTHERNMOST = -60;
/** Rings smaller than this (in units of the drawing, both ways) are not seen. */
const SMALLEST = 0.4;
/** The near coasts are drawn this much larger, as paths keep tenths of a unit. */
const NEAR_SCALE = 2;

/** The tints of land in both themes: no style sheet of the page reaches into a picture. */
const style = (line) =>
  `path{fill:#fbfaf6;stroke:#8ea6d4;stroke-width:${line};stroke-linejoin:round}@media(prefers-color-scheme:dark){path{fill:#3c465c;stroke:#7f93bd}}`;

/**
 * Draws the land of the earth without borders from Natural Earth (world-atlas) in the projection of `projection.ts`:
 * all of it (land-110m) as `public/drawings/coasts.svg`, and the coasts around East Asia, which are looked at closely,
 * once more in detail (land-50m) as `coasts-near.svg`. Files of their own, so that pages stay small and the device keeps
 * them once.
 */
export async function makeLandOutline() {
  const world = (await ringsOf('land-110m')).flatMap(ringPaths).join('');
  await draw('coasts.svg', `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`, MAP_WIDTH, MAP_HEIGHT, 0.35, world);
  const near = (await ringsOf('land-50m')).map(nearPath).join('');
  const [width, height] = [NEAR_COAST.width * NEAR_SCALE, NEAR_COAST.height * NEAR_SCALE];
  await draw('coasts-near.svg', `0 0 ${width} ${height}`, width, height, 0.35, near);
}

/** All rings of land in a file of the atlas, each a list of longitudes and latitudes. */
async function ringsOf(name) {
  const atlas = JSON.parse(await readFile(inProject('node_modules', 'world-atlas', `${name}.json`), 'utf8'));
  const land = feature(atlas, atlas.objects.land);
  const polygons = (land.features ?? [land]).flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
  );
  return polygons.flat();
}

async function draw(name, viewBox, width, height, line, path) {
  const file = inProject('public', 'drawings', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><style>${style(line)}</style><path d="${path}"/></svg>\n`,
  );
}

/** The part of a ring that lies in the drawing of the near coasts, cut a little outside of its edges. */
function nearPath(ring) {
  const { x, y, width, height } = NEAR_COAST;
  let points = unwrapped(ring.map(([lon, lat]) => project([lon, Math.max(lat, -85)]))).map((at) => ({
    x: (at.x - x) * NEAR_SCALE,
    y: (at.y - y) * NEAR_SCALE,
  }));
  const room = 2;
  points = cut(points, 'x', -room, 1);
  points = cut(points, 'x', width * NEAR_SCALE + room, -1);
  points = cut(points, 'y', -room, 1);
  points = cut(points, 'y', height * NEAR_SCALE + room, -1);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const size = Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  // A closed path: its last point is its first.
  return points.length > 3 && size > 2 * SMALLEST ? pathOf([...points, points[0]]) : '';
}

/** The part of a ring on one side of a straight line: beyond `edge` along `axis` for 1, before it for -1. */
function cut(points, axis, edge, side) {
  const other = axis === 'x' ? 'y' : 'x';
  const isIn = (point) => (point[axis] - edge) * side >= 0;
  return points.flatMap((point, index) => {
    const last = points.at(index - 1);
    const kept = isIn(point) ? [point] : [];
    if (isIn(last) === isIn(point)) return kept;
    const share = (edge - last[axis]) / (point[axis] - last[axis]);
    return [{ [axis]: edge, [other]: last[other] + share * (point[other] - last[other]) }, ...kept];
  });
}

/** A ring as paths: where it crosses the cut in the Atlantic it is drawn at both edges, which the frame then clips. */
function ringPaths(ring) {
  if (ring.every(([, lat]) => lat < SOUTHERNMOST)) return [];
  const points = unwrapped(ring.map(([lon, lat]) => project([lon, Math.max(lat, -85)])));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  if (east - west < SMALLEST && Math.max(...ys) - Math.min(...ys) < SMALLEST) return [];
  return [-MAP_WIDTH, 0, MAP_WIDTH]
    .filter((shift) => west + shift < MAP_WIDTH && east + shift > 0)
    .map((shift) => pathOf(points.map(({ x, y }) => ({ x: x + shift, y }))));
}

/** Goes on past the edge instead of jumping to the other one. */
function unwrapped(points) {
  let shift = 0;
  return points.map((point, index) => {
    const step = index === 0 ? 0 : point.x - points[index - 1].x;
    if (step > MAP_WIDTH / 2) shift -= MAP_WIDTH;
    if (step < -MAP_WIDTH / 2) shift += MAP_WIDTH;
    return { x: point.x + shift, y: point.y };
  });
}

/** A closed path in steps of a tenth of a unit. */
function pathOf(points) {
  let [lastX, lastY] = [0, 0];
  let text = '';
  for (const [index, point] of points.slice(0, -1).entries()) {
    const x = Math.round(point.x * 10);
    const y = Math.round(point.y * 10);
    if (index > 0 && x === lastX && y === lastY) continue;
    const [dx, dy] = [tenths(x - lastX), tenths(y - lastY)];
    text += `${index === 0 ? 'm' : text.endsWith('l') || dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    if (index === 0) text += 'l';
    [lastX, lastY] = [x, y];
  }
  // After `z` a relative move starts from the first point of the ring that was closed: the next ring is absolute.
  return `${text.replace(/^m/, 'M')}z`;
}

function tenths(value) {
  return (value / 10)
    .toFixed(1)
    .replace(/\.0$/, '')
    .replace(/^(-?)0\./, '$1.');
}
