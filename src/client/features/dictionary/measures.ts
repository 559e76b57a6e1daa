import { msg } from '@lingui/core/macro';
import { rangeToFahrenheit } from '#domain/temperature.ts';
import { twoDigits } from '#domain/two-digits.ts';
import type { Speech } from './table-view.ts';

type Say = Pick<Speech, 'say'>;

/** A signed figure with a true minus sign, which lines up with the digits. */
function signed(value: number): string {
  return String(value).replace('-', '−');
}

/**
 * A span of degrees; a word joins its ends, since a dash beside a minus sign is misread. Where it is too long for a line,
 * it may only be broken before that word.
 */
function span(min: number, max: number, unit: string, { say }: Say): string {
  const [from, to] = [signed(min), signed(max)];
  const words = `${min === max ? from : say(msg({ message: `${from} to ${to}`, context: 'degrees' }))} ${unit}`;
  const [first = '', ...rest] = words.split(' ');
  return `${first}${rest.length > 1 ? ' ' : '\u00a0'}${rest.join('\u00a0')}`;
}

/** A temperature span given in degrees Celsius, in Celsius. */
export function celsius(min: number, max: number, speech: Say): string {
  return span(min, max, '°C', speech);
}

/** A temperature span given in degrees Celsius, in Fahrenheit. */
export function fahrenheit(min: number, max: number, speech: Say): string {
  const range = rangeToFahrenheit({ min, max });
  return span(range.min, range.max, '°F', speech);
}

/** The head of figures that stand without their unit. */
export function withUnit(word: string, unit: string, { locale }: Pick<Speech, 'locale'>): string {
  return locale === 'zh_CN' ? `${word}（${unit}）` : `${word} (${unit})`;
}

function arc(degrees: number, positive: string, negative: string): string {
  // In minutes first: 29.9999° must not become 29°60′.
  const minutes = Math.round(Math.abs(degrees) * 60);
  const whole = twoDigits(minutes % 60);
  return `${Math.floor(minutes / 60)}°${whole}′${degrees < 0 ? negative : positive}`;
}

/** A position as charts write it, to the minute: `29°52′N 121°33′E`. Degrees WGS 84. */
export function position(lat: number, lon: number): string {
  return `${arc(lat, 'N', 'S')} ${arc(lon, 'E', 'W')}`;
}

/** Lengths in millimetres as `5898 × 2352`, ungrouped as on drawings. */
export function product(...millimetres: number[]): string {
  return millimetres.join(' × ');
}

/** The hours by which a time zone is ahead of UTC at an instant (ms), such as `UTC+8` or `UTC−3:30`; null for no zone. */
export function zoneOffset(timeZone: string, at: number): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
    const name = parts.find((part) => part.type === 'timeZoneName')?.value;
    return name?.replace('GMT', 'UTC').replace('-', '−') ?? null;
  } catch {
    return null;
  }
}
