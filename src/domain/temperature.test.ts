import { describe, expect, it } from 'vitest';
import { celsiusToFahrenheit, rangeToFahrenheit } from './temperature.ts';

describe('celsiusToFahrenheit', () => {
  it.each([
    [0, 32],
    [100, 212],
    [-40, -40],
    [-18, -0.4],
    [-25, -13],
    [-60, -76],
    [-0.5, 31.1],
    [13, 55.4],
    [37.78, 100],
  ])('DICT-04 converts %d °C to %d °F', (celsius, fahrenheit) => {
    expect(celsiusToFahrenheit(celsius)).toBe(fahrenheit);
  });

  it('DICT-04 never gives more than one decimal, at any tenth of a degree a reefer can be set to', () => {
    for (let tenth = -700; tenth <= 400; tenth += 1) {
      const fahrenheit = celsiusToFahrenheit(tenth / 10);
      expect(String(fahrenheit)).toMatch(/^-?\d+(\.\d)?$/);
      expect(Math.abs(fahrenheit - (tenth * 0.18 + 32))).toBeLessThanOrEqual(0.05 + 1e-9);
    }
  });
});

describe('temperature ranges', () => {
  it('DICT-04 keeps the low end low after conversion', () => {
    expect(rangeToFahrenheit({ min: -25, max: -18 })).toEqual({ min: -13, max: -0.4 });
  });
});
