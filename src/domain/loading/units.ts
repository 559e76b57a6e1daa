/** Units in which cargo is measured and weighed; what is planned with is millimetres and kilograms. */
export const LENGTH_UNITS = ['cm', 'mm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export const WEIGHT_UNITS = ['kg', 'lb'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

const MILLIMETRES: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, in: 25.4 };
const KILOGRAMS: Readonly<Record<WeightUnit, number>> = { kg: 1, lb: 0.453_592_37 };
/** Takes what binary fractions add (1.1 × 10 = 11.000000000000002) away before rounding up. */
const NOISE = 1e-6;

/** A length in whole millimetres, rounded up: a plan must not count on what is not there. */
export function millimetres(value: number, unit: LengthUnit): number {
  return Math.ceil(value * MILLIMETRES[unit] - NOISE);
}

/** A weight in kilograms. */
export function kilograms(value: number, unit: WeightUnit): number {
  return value * KILOGRAMS[unit];
}
