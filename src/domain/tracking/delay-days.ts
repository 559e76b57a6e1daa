/**
 * A delay (days, with fractions) in the whole days that people are told: half a day or less either way is none, and what
 * came earlier than promised is negative.
 */
export function wholeDaysLate(days: number | null): number {
  const whole = Math.max(Math.ceil(Math.abs(days ?? 0) - 0.5), 0);
  return (days ?? 0) < 0 && whole > 0 ? -whole : whole;
}
