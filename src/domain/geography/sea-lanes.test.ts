import { describe, expect, it } from 'vitest';
import { seaWay } from './sea-lanes.ts';
import { type Position, SEA_POINTS, SEA_WAYS } from './sea-points.ts';

const nameOf = (point: Position) => Object.keys(SEA_POINTS).find((name) => SEA_POINTS[name] === point);
const passed = (from: Position, to: Position) => seaWay(from, to).flatMap((point) => nameOf(point) ?? []);

const ningbo: Position = [121.85, 29.93];
const rotterdam: Position = [4.05, 51.95];
const losAngeles: Position = [-118.26, 33.74];
const newYork: Position = [-74.05, 40.67];
const melbourne: Position = [144.92, -37.82];
const santos: Position = [-46.33, -23.95];

describe('the usual way by sea', () => {
  it('names no point that is not there, and leads from each to each', () => {
    expect(SEA_WAYS.flatMap((way) => way.split(' ')).filter((name) => !(name in SEA_POINTS))).toEqual([]);
    const lost = Object.values(SEA_POINTS).filter((point) => seaWay(ningbo, point).length < 2);
    expect(lost).toEqual([]);
    expect(Object.keys(SEA_POINTS).filter((name) => !SEA_WAYS.some((way) => way.split(' ').includes(name)))).toEqual(
      [],
    );
  });

  it('goes from China to Europe by Malacca and Suez, and to America over the ocean', () => {
    expect(passed(ningbo, rotterdam)).toEqual(
      expect.arrayContaining(['singapore', 'malacca', 'mandeb', 'suez', 'gibraltar', 'dover']),
    );
    expect(passed(ningbo, losAngeles)).not.toContain('singapore');
    expect(passed(ningbo, newYork)).toContain('balboa');
    expect(passed(santos, ningbo)).toContain('goodhope');
    expect(passed(ningbo, melbourne)).not.toContain('ceylon');
  });

  it('joins neighbours directly', () => {
    expect(seaWay([113.9, 22.5], [114.2, 22.3])).toHaveLength(2);
  });
});
