import type { PortType } from '#contract/tables.ts';

/** States without a sea coast; lake ports count as river ports. Those on the Caspian Sea are not among them. */
const LANDLOCKED = new Set(
  'AD AF AM AT BF BI BO BT BW BY CF CH CZ ET HU KG LA LI LS LU MD MK ML MN MW NE NP PY RS RW SK SM SS SZ TD TJ UG UZ VA ZM ZW'.split(
    ' ',
  ),
);

const OFFSHORE = /\b(oil|gas) (terminal|facility|field|platform)\b|\boffshore\b|\bFPSO\b|\bplatform\b/i;

/** The type of a port of which nothing is known but its country and its name. */
export function likelyPortType(countryCode: string, name: string): PortType {
  if (countryCode === 'XZ' || OFFSHORE.test(name)) return 'offshore';
  return LANDLOCKED.has(countryCode) ? 'riverport' : 'seaport';
}
