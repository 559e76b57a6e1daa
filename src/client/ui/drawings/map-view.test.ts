import { describe, expect, it } from 'vitest';
import { placeLabels } from './map-labels.ts';
import { placeIn, viewOf } from './map-view.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.ts';

const ningbo = [121.55, 29.87] as const;
const hamburg = [9.99, 53.55] as const;
const losAngeles = [-118.27, 33.74] as const;

describe('viewOf', () => {
  it('ABOUT-02 shows the surroundings of one place, with the place in the middle', () => {
    const view = viewOf([ningbo], 1.5, 120);
    expect(view.width).toBe(120);
    const { x, y } = placeIn(view, 600, ningbo);
    expect([x, y]).toEqual([expect.closeTo(300, 3), expect.closeTo(200, 3)]);
  });

  it('shows every place of the world within the drawing, with room around', () => {
    const view = viewOf([ningbo, hamburg, losAngeles], 2, 120);
    expect(view.x).toBeGreaterThanOrEqual(0);
    expect(view.x + view.width).toBeLessThanOrEqual(MAP_WIDTH);
    expect(view.y).toBeGreaterThanOrEqual(0);
    expect(view.y + view.height).toBeLessThanOrEqual(MAP_HEIGHT + 1e-9);
    for (const place of [ningbo, hamburg, losAngeles]) {
      const { x, y } = placeIn(view, 600, place);
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(570);
      expect(y).toBeGreaterThan(15);
      expect(y).toBeLessThan(285);
    }
  });
});

describe('placeLabels', () => {
  const frame = { width: 600, height: 300 };
  it('puts a name to the right, and to the left at the right edge', () => {
    const [first, second] = placeLabels(
      [
        { name: 'Ningbo', at: { x: 100, y: 100 } },
        { name: 'Los Angeles', at: { x: 590, y: 200 } },
      ],
      frame,
      20,
    );
    expect([first?.anchor, second?.anchor]).toEqual(['start', 'end']);
  });

  it('covers neither a pin nor another name, and leaves out what finds no room', () => {
    const crowd = Array.from({ length: 7 }, (_, index) => ({ name: 'Qingdao', at: { x: 300 + index * 4, y: 150 } }));
    const labels = placeLabels(crowd, frame, 20);
    const named = labels.filter((label) => label !== null);
    expect(named.length).toBeGreaterThan(1);
    expect(named.length).toBeLessThan(7);
    expect(new Set(named.map(({ x, y }) => `${x} ${y}`)).size).toBe(named.length);
  });

  it('leads a line to a name without room at its pin, so that none is left out', () => {
    const crowd = ['Ningbo', 'Shanghai', 'Qingdao', 'Shenzhen'].map((name, index) => ({
      name,
      at: { x: 300 - index, y: 150 - index * 5 },
    }));
    const labels = placeLabels(crowd, frame, 24, true);
    expect(labels).not.toContain(null);
    expect(labels.filter((label) => label?.led).length).toBeGreaterThan(0);
    expect(new Set(labels.map((label) => `${label?.anchor} ${label?.y}`)).size).toBe(4);
  });
});
