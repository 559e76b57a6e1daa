/** A temperature span in one unit, low end first; both ends belong to it. */
interface TemperatureRange {
  readonly min: number;
  readonly max: number;
}

/** Converts degrees Celsius to Fahrenheit, rounded to one decimal (a reefer's display shows no more). */
export function celsiusToFahrenheit(celsius: number): number {
  // Tenths are formed by multiplying by 18 (not by 1.8), so that -0.5 °C is 31.1 °F and not 31.099….
  const tenths = Math.round(celsius * 18) + 320;
  return tenths / 10;
}

/** Converts a Celsius span to Fahrenheit; the ends keep their order because the conversion only rises. */
export function rangeToFahrenheit(range: TemperatureRange): TemperatureRange {
  return { min: celsiusToFahrenheit(range.min), max: celsiusToFahrenheit(range.max) };
}
