import { describe, expect, it } from 'vitest';
import { countryNames } from './countries.ts';
import { LANES, type LaneCode, laneNames, lanesOfPort } from './lanes.ts';

/** Ports on the sides that a rule could confuse: code, latitude, longitude, lanes. */
const CASES: readonly (readonly [string, number, number, readonly LaneCode[]])[] = [
  ['CNSHA', 31.35, 121.6, ['china-coast']],
  ['CNNGB', 29.93, 121.85, ['china-coast']],
  ['CNHGH', 30.27, 120.16, ['china-coast']],
  ['CNTAG', 31.63, 121.2, ['china-coast', 'yangtze']],
  ['CNNKG', 32.13, 118.77, ['yangtze']],
  ['CNCKG', 29.56, 106.55, ['yangtze']],
  ['CNWUZ', 23.48, 111.33, ['pearl-river']],
  ['CNZSN', 22.55, 113.48, ['pearl-river']],
  ['CNZHA', 21.19, 110.41, ['china-coast']],
  ['CNKMG', 24.88, 102.83, []],
  ['HKHKG', 22.34, 114.12, ['hongkong-macao-taiwan']],
  ['JPTYO', 35.62, 139.78, ['japan-korea']],
  ['SGSIN', 1.26, 103.84, ['southeast-asia']],
  ['INNSA', 18.95, 72.95, ['south-asia']],
  ['SADMM', 26.5, 50.2, ['middle-east']],
  ['SAJED', 21.48, 39.17, ['red-sea']],
  ['EGSOK', 29.65, 32.35, ['red-sea']],
  ['EGPSD', 31.25, 32.3, ['mediterranean-east']],
  ['ILETH', 29.55, 34.95, ['red-sea']],
  ['TRIST', 41.01, 28.97, ['mediterranean-east']],
  ['TRTZX', 41.0, 39.73, ['black-sea']],
  ['ITGOA', 44.4, 8.92, ['mediterranean-west']],
  ['ITTAR', 40.48, 17.2, ['mediterranean-west']],
  ['ITAOI', 43.62, 13.5, ['adriatic']],
  ['ITRAN', 44.45, 12.27, ['adriatic']],
  ['ESVLC', 39.44, -0.32, ['mediterranean-west']],
  ['ESBIO', 43.35, -3.05, ['europe']],
  ['ESLPA', 28.14, -15.42, ['europe', 'west-africa']],
  ['FRFOS', 43.4, 4.87, ['mediterranean-west']],
  ['FRLEH', 49.48, 0.15, ['europe']],
  ['DEHAM', 53.53, 9.95, ['europe']],
  ['DELBC', 53.87, 10.69, ['europe', 'nordic-baltic']],
  ['RULED', 59.89, 30.2, ['nordic-baltic']],
  ['RUNVS', 44.72, 37.78, ['black-sea']],
  ['RUVVO', 43.11, 131.89, ['russia-far-east']],
  ['MAPTM', 35.89, -5.5, ['mediterranean-west', 'north-africa']],
  ['USLAX', 33.74, -118.26, ['us-west']],
  ['USHNL', 21.31, -157.87, ['us-west']],
  ['USHOU', 29.68, -95.01, ['us-gulf']],
  ['USMOB', 30.69, -88.04, ['us-gulf']],
  ['USTPA', 27.94, -82.45, ['us-gulf']],
  ['USJAX', 30.39, -81.55, ['us-east']],
  ['USNYC', 40.67, -74.05, ['us-east']],
  ['USCHI', 41.88, -87.63, ['us-west', 'us-east']],
  ['CAVAN', 49.29, -123.08, ['canada-west']],
  ['CAMTR', 45.57, -73.51, ['canada-east']],
  ['MXZLO', 19.06, -104.3, ['latin-america-west']],
  ['MXSCX', 16.17, -95.2, ['latin-america-west']],
  ['MXVER', 19.21, -96.14, ['caribbean']],
  ['PABLB', 8.95, -79.57, ['latin-america-west']],
  ['PAMIT', 9.37, -79.88, ['latin-america-west', 'caribbean']],
  ['CRCAL', 9.91, -84.72, ['latin-america-west']],
  ['CRMOB', 10.0, -83.08, ['caribbean']],
  ['CRGLF', 8.65, -83.17, ['latin-america-west']],
  ['COBUN', 3.89, -77.07, ['latin-america-west']],
  ['COCTG', 10.4, -75.53, ['caribbean']],
  ['BRSSZ', -23.96, -46.31, ['south-america-east']],
  ['PGLAE', -6.74, 146.99, ['australia-new-zealand', 'pacific-islands']],
];

describe('trade lanes', () => {
  it.each(CASES)('DICT-01 %s at %d, %d', (code, lat, lon, lanes) => {
    expect(lanesOfPort(code, [], { lat, lon })).toEqual(lanes);
  });

  it('names every lane once in both languages under a kebab case code', () => {
    for (const { code, nameZh, nameEn } of LANES) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(laneNames(code)).toEqual({ zh: nameZh, en: nameEn });
    }
    for (const key of ['code', 'nameZh', 'nameEn'] as const) {
      expect(new Set(LANES.map((lane) => lane[key])).size).toBe(LANES.length);
    }
    expect(laneNames('moon')).toBeUndefined();
  });

  it('adds the extra lanes of a port without repeats and in the order of the list', () => {
    expect(lanesOfPort('KEMBA', ['red-sea', 'east-africa'])).toEqual(['red-sea', 'east-africa']);
  });

  it('leaves the lane open rather than guess the coast of a port without position', () => {
    expect(lanesOfPort('USXXX')).toEqual([]);
    expect(lanesOfPort('USXXX', ['us-gulf'])).toEqual(['us-gulf']);
    expect(lanesOfPort('CNXXX')).toEqual(['china-coast']);
  });

  it('reaches every lane from some country', () => {
    const grid = Object.keys(countryNames).flatMap((country) => [
      ...lanesOfPort(`${country}XXX`),
      ...CASES.filter(([code]) => code.startsWith(country)).flatMap(([, , , lanes]) => lanes),
    ]);
    expect(LANES.map((lane) => lane.code).filter((code) => !grid.includes(code))).toEqual([]);
  });
});
