import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { feature } from 'topojson-client';
import { MAP_HEIGHT, MAP_WIDTH, project } from '../../src/client/ui/drawings/projection.ts';
import { inProject } from './paths.mjs';

/** South of this the drawing ends: Antarctica would need a third of the height and has no office. */
const SOUTHERNMOST = -60;
/** Rings smaller than this (in units of the drawing, both ways) are not seen. */
const SMALLEST = 0.4;

/**
 * Draws the land of the earth without borders from Natural Earth (world-atlas, land-110m) into `public/drawings/coasts.svg`,
 * in the projection of `projection.ts`. A file of its own, so that pages stay small and the device keeps it once.
 */
export async function makeLandOutline() {
  const atlas = JSON.parse(await readFile(inProject('node_modules', 'world-atlas', 'land-110m.json'), 'utf8'));
  const land = feature(atlas, atlas.objects.land);
  const polygons = (land.features ?? [land]).flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates],
  );
  const path = polygons.flatMap((rings) => rings.flatMap(ringPaths)).join('');
  // The tints of the house in both themes: no style sheet of the page reaches into a picture.
  const style =
    'path{fill:#b4c7ec;fill-opacity:.7;stroke:#6d8fd6;stroke-width:.35;stroke-linejoin:round}@media(prefers-color-scheme:dark){path{fill:#2f4677;stroke:#5f82cc}}';
  const file = inProject('public', 'drawings', 'coasts.svg');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" width="${MAP_WIDTH}" height="${MAP_HEIGHT}"><style>${style}</style><path d="${path}"/></svg>\n`,
  );
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
