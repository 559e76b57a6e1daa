import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countryNames } from '#domain/countries.ts';
import { chinese, duplicates, english, load } from './small-table-rows.ts';

const airportRow = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  locode: z
    .string()
    .regex(/^[A-Z]{2}[A-Z2-9]{3}$/)
    .nullable(),
  nameEn: english,
  nameZh: chinese,
  city: z.strictObject({ zh: chinese, en: english }),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  country: z.strictObject({ zh: chinese, en: english }),
});

describe('airports.json', () => {
  const rows = load('airports.json', airportRow);

  it('holds at least 300 airports, each once, the great hubs of freight among them', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    expect(duplicates(rows.map(({ code }) => code))).toEqual([]);
    expect(duplicates(rows.map(({ nameEn, city }) => `${nameEn}, ${city.en}`))).toEqual([]);
    expect(rows.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['HKG', 'PVG', 'MEM', 'ANC', 'ICN', 'DXB', 'FRA', 'LEJ', 'LGG', 'LUX', 'SIN', 'EHU']),
    );
  });

  it('places each in a country by the names that ports have, and gives the codes of that country', () => {
    const foreign = rows.filter(
      ({ countryCode, country, locode }) =>
        JSON.stringify(countryNames[countryCode]) !== JSON.stringify(country) ||
        (locode !== null && !locode.startsWith(countryCode)),
    );
    expect(foreign.map(({ code }) => code)).toEqual([]);
  });

  it('calls a city the same wherever it is', () => {
    const cities = new Map(rows.map(({ city, countryCode }) => [`${countryCode} ${city.en}`, city.zh]));
    expect(rows.filter(({ city, countryCode }) => cities.get(`${countryCode} ${city.en}`) !== city.zh)).toEqual([]);
  });
});
