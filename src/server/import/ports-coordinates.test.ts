import { describe, expect, it } from 'vitest';
import { readDecimalCoordinates, readUneceCoordinates } from './ports-coordinates.ts';

describe('coordinates of UN/LOCODE', () => {
  it('reads degrees and minutes on all sides of the globe', () => {
    expect(readUneceCoordinates('4230N 00131E')).toEqual({ lat: 42.5, lon: 1.51667 });
    expect(readUneceCoordinates('3354S 07137W')).toEqual({ lat: -33.9, lon: -71.61667 });
    expect(readUneceCoordinates('')).toBeNull();
  });

  it.each(['9130N 00131E', '4260N 00131E', '4230N 18131E', '42.5N 1.5E', '0000N 00000E'])('refuses %s', (text) => {
    expect(readUneceCoordinates(text)).toBe('impossible');
  });

  it('reads decimal degrees to the metre', () => {
    expect(readDecimalCoordinates('25.483333333333334', '-53.1')).toEqual({ lat: 25.48333, lon: -53.1 });
    expect(readDecimalCoordinates('', '')).toBeNull();
  });

  it.each([
    ['91', '0'],
    ['1', '180.1'],
    ['1', ''],
    ['1e2', '3'],
    ['0', '0'],
  ])('refuses %s, %s', (lat, lon) => {
    expect(readDecimalCoordinates(lat, lon)).toBe('impossible');
  });
});
