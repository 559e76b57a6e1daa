import type { Position } from '#domain/lanes.ts';

const UNECE = /^(\d{2})(\d{2})([NS])\s*(\d{3})(\d{2})([EW])$/;

/**
 * Reads UN/LOCODE's own notation, degrees and minutes (`4230N 00131E`). Null when empty, `impossible` when there is
 * something else or a place that is not on the globe.
 */
export function readUneceCoordinates(text: string): Position | 'impossible' | null {
  if (text === '') return null;
  const match = UNECE.exec(text);
  if (match === null) return 'impossible';
  const [, latDegrees = '', latMinutes = '', north, lonDegrees = '', lonMinutes = '', east] = match;
  if (Number(latMinutes) > 59 || Number(lonMinutes) > 59) return 'impossible';
  return checked(
    (Number(latDegrees) + Number(latMinutes) / 60) * (north === 'N' ? 1 : -1),
    (Number(lonDegrees) + Number(lonMinutes) / 60) * (east === 'E' ? 1 : -1),
  );
}

/** Reads decimal degrees. Null when both are empty, `impossible` when they are not a place on the globe. */
export function readDecimalCoordinates(lat: string, lon: string): Position | 'impossible' | null {
  if (lat === '' && lon === '') return null;
  const decimal = /^-?\d{1,3}(\.\d{1,20})?$/;
  if (!decimal.test(lat) || !decimal.test(lon)) return 'impossible';
  return checked(Number(lat), Number(lon));
}

/** Five decimals are a metre; the many digits of computed values would only make the packs larger. */
function checked(lat: number, lon: number): Position | 'impossible' {
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return 'impossible';
  // No port lies where the equator meets the prime meridian; empty fields that were read as numbers do.
  if (lat === 0 && lon === 0) return 'impossible';
  return { lat: round(lat), lon: round(lon) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
