import { describe, expect, it } from 'vitest';
import { readDecimalCoordinates, readUneceCoordinates } from './ports-coordinates.ts';

describe('coordinates of UN/LOCODE', () => {
  it('reads degrees and minutes on all sides of the globe', () => {
    expect(readUneceCoordinates('4230N 00131E')).toEqual({ lat: 42.5, lon: 1.51667 });
    expect(readUneceCoordinates('3354S 07137W')).toEqual({ lat: -33.9, lon: -71.61667 });
    expect(readUneceCoordinates('')).toBeNull();
  });

  it.each<[string, number, number]>([
    ['26.9826N 88.9391E', 26.9826, 88.9391],
    ['33.5S 7.125W', -33.5, -7.125],
    ['42N, 101.5e', 42, 101.5],
    ['４２３０N 00131E', 42.5, 1.51667],
  ])('E1 reads %s, as lists have it that are not UNECE’s own', (text, lat, lon) => {
    expect(readUneceCoordinates(text)).toEqual({ lat, lon });
  });

  it.each([
    '9130N 00131E',
    '4260N 00131E',
    '4230N 18131E',
    '0000N 00000E',
    '2359S 04618',
    '91.5N 1.5E',
    '42.5 1.5',
    '4230.5N 00131E',
  ])('refuses %s', (text) => {
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
