import { describe, expect, it } from 'vitest';
import { rectangle, solidPaths, toScreen } from './iso.ts';

describe('solidPaths', () => {
  it('draws of a block its top and the two sides that look at the viewer', () => {
    const paths = solidPaths({ plan: rectangle(0, 0, 4, 2), from: 0, to: 2 });
    expect(paths.top).toBe('M0-4.5l8 4l-4 2l-8-4z');
    expect(paths.left.match(/M/g)).toHaveLength(1);
    expect(paths.right.match(/M/g)).toHaveLength(1);
  });

  it('leaves out the sides of a bow that look away', () => {
    const bow = [
      [0, 0],
      [6, 0],
      [8, 2],
      [6, 4],
      [0, 4],
    ] as const;
    const paths = solidPaths({ plan: bow, from: 0, to: 1 });
    expect((paths.left + paths.right).match(/M/g)).toHaveLength(2);
  });
});

describe('toScreen', () => {
  it('writes short numbers', () => {
    expect(toScreen(1 / 3, 0, 0)).toBe('0.7 0.3');
  });
});
