import type { Position } from '#domain/lanes.ts';

const IMPOSSIBLE = 'impossible';
type Read = Position | typeof IMPOSSIBLE | null;

const DEGREES_MINUTES = /^(\d{2})(\d{2})([NS])[\s,]*(\d{3})(\d{2})([EW])$/;
/** Also found in lists, where somebody has worked the minutes out. */
const DECIMALS = /^(\d{1,2}(?:\.\d{1,20})?)\s*°?\s*([NS])[\s,]*(\d{1,3}(?:\.\d{1,20})?)\s*°?\s*([EW])$/;

/**
 * Reads UN/LOCODE's own notation, degrees and minutes (`4230N 00131E`), or decimal degrees with the same letters
 * (`42.5N 1.51E`). Null when empty, `impossible` when there is something else or a place that is not on the globe.
 */
export function readUneceCoordinates(text: string): Read {
  const written = text.normalize('NFKC').trim().toUpperCase();
  if (written === '') return null;
  const minutes = DEGREES_MINUTES.exec(written);
  if (minutes !== null) {
    const [, latDegrees = '', latMinutes = '', north = '', lonDegrees = '', lonMinutes = '', east = ''] = minutes;
    if (Number(latMinutes) > 59 || Number(lonMinutes) > 59) return IMPOSSIBLE;
    return signed(
      Number(latDegrees) + Number(latMinutes) / 60,
      north,
      Number(lonDegrees) + Number(lonMinutes) / 60,
      east,
    );
  }
  const [, lat, north = '', lon, east = ''] = DECIMALS.exec(written) ?? [];
  return lat === undefined ? IMPOSSIBLE : signed(Number(lat), north, Number(lon), east);
}

function signed(lat: number, north: string, lon: number, east: string): Read {
  return checked(north === 'S' ? -lat : lat, east === 'W' ? -lon : lon);
}

/** Reads decimal degrees. Null when both are empty, `impossible` when they are not a place on the globe. */
export function readDecimalCoordinates(lat: string, lon: string): Read {
  if (lat === '' && lon === '') return null;
  const decimal = /^-?\d{1,3}(\.\d{1,20})?$/;
  if (!decimal.test(lat) || !decimal.test(lon)) return IMPOSSIBLE;
  return checked(Number(lat), Number(lon));
}

/** Five decimals are a metre; the many digits of computed values would only make the packs larger. */
function checked(lat: number, lon: number): Read {
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return IMPOSSIBLE;
  // No port lies where the equator meets the prime meridian; empty fields that were read as numbers do.
  if (lat === 0 && lon === 0) return IMPOSSIBLE;
  return { lat: round(lat), lon: round(lon) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
