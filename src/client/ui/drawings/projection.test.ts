import { describe, expect, it } from 'vitest';
import { arcPath, MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts';
import { WORLD_DOTS } from './world-dots.ts';

/** Centres of all dots, read from the path as the browser strokes it. */
function dots(): Array<{ x: number; y: number }> {
  let [x, y] = [0, 0];
  return [...WORLD_DOTS.matchAll(/m(-?\d+) ?(-?\d+)h(\d+)/g)].flatMap((match) => {
    const [right = 0, down = 0, length = 0] = match.slice(1).map(Number);
    const start = { x: x + right, y: y + down };
    [x, y] = [start.x + length, start.y];
    return Array.from({ length: Math.floor(length / 8) + 1 }, (_, index) => ({
      x: start.x + index * 8 + 2,
      y: start.y + 3.5,
    }));
  });
}

it('draws a world of two and a half thousand dots, all on the map', () => {
  expect(dots().length).toBeGreaterThan(2400);
  for (const dot of dots()) {
    expect(dot.x).toBeLessThan(MAP_WIDTH);
    expect(dot.y).toBeLessThan(MAP_HEIGHT);
  }
});

describe('project', () => {
  it('puts the corners of the map where the drawing ends', () => {
    expect(project([-28, 76]).x).toBeCloseTo(0);
    expect(project([-28, 76]).y).toBeCloseTo(0);
    expect(project([-28.01, -55.5]).x).toBeLessThan(MAP_WIDTH);
    expect(project([-28.01, -55.5]).y).toBeLessThanOrEqual(MAP_HEIGHT);
  });

  it('runs unbroken from Europe over China to America', () => {
    const [hamburg, ningbo, losAngeles] = [project([9.98, 53.55]), project([121.55, 29.87]), project([-118.25, 33.74])];
    expect(hamburg.x).toBeLessThan(ningbo.x);
    expect(ningbo.x).toBeLessThan(losAngeles.x);
    expect(hamburg.y).toBeLessThan(ningbo.y);
  });

  it.each([
    ['Ningbo', 121.55, 29.87],
    ['Taiwan', 120.9, 23.7],
    ['Hainan', 109.7, 19.2],
    ['Hamburg', 9.98, 53.55],
    ['Los Angeles', -118.25, 33.74],
    ['Santos', -46.3, -23.95],
    ['Sydney', 151.2, -33.87],
  ])('agrees with the dots: there is land at %s', (_name, lon, lat) => {
    const place = project([lon, lat]);
    const nearest = Math.min(...dots().map((dot) => Math.hypot(dot.x - place.x, dot.y - place.y)));
    expect(nearest).toBeLessThan(8);
  });

  it('agrees with the dots: there is none in the middle of the Pacific', () => {
    const place = project([-150, 0]);
    expect(Math.min(...dots().map((dot) => Math.hypot(dot.x - place.x, dot.y - place.y)))).toBeGreaterThan(80);
  });
});

describe('arcPath', () => {
  it('begins and ends at the two places and bulges to the north', () => {
    const from = project([121.55, 29.87]);
    const path = arcPath([121.55, 29.87], [9.98, 53.55]);
    const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(numbers[0]).toBeCloseTo(from.x, 0);
    expect(numbers[1]).toBeCloseTo(from.y, 0);
    expect(numbers[3]).toBeLessThan((from.y + project([9.98, 53.55]).y) / 2);
  });
});
