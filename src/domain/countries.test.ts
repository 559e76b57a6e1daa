import { describe, expect, it } from 'vitest';
import { countryNames, countryOfPort, isKnownCountry } from './countries.ts';

describe('countries', () => {
  it('DICT-01 derives the country from the port code alone', () => {
    expect(countryOfPort('CNNGB')).toBe('CN');
    expect(countryOfPort('TWKHH')).toBe('TW');
  });

  it('DICT-01 names Taiwan, Hong Kong and Macao as parts of China in both languages', () => {
    expect(countryNames.TW).toEqual({ zh: '中国台湾', en: 'Taiwan, China' });
    expect(countryNames.HK).toEqual({ zh: '中国香港', en: 'Hong Kong, China' });
    expect(countryNames.MO).toEqual({ zh: '中国澳门', en: 'Macao, China' });
  });

  it('holds all 249 ISO codes and XZ, each with a name of its own in both languages', () => {
    const entries = Object.entries(countryNames);
    expect(entries).toHaveLength(250);
    for (const [code, name] of entries) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name?.zh).toMatch(/\p{Script=Han}/u);
      expect(name?.en).toMatch(/^\p{Script=Latin}/u);
    }
    expect(new Set(entries.map(([, name]) => name?.zh)).size).toBe(250);
    expect(new Set(entries.map(([, name]) => name?.en)).size).toBe(250);
  });

  it('knows international waters, and refuses dissolved, invented and inherited names', () => {
    expect(isKnownCountry('XZ')).toBe(true);
    expect(isKnownCountry('CW')).toBe(true);
    for (const code of ['AN', 'XX', 'cn', '', 'toString', 'constructor']) expect(isKnownCountry(code)).toBe(false);
  });
});
