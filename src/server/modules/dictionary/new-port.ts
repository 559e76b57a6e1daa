import type { Port } from '#contract/ports.ts';
import { countryNames, countryOfPort } from '#domain/countries.ts';
import { lanesOfPort } from '#domain/lanes.ts';

/** States without a sea coast; lake ports count as river ports. Those on the Caspian Sea are not among them. */
const LANDLOCKED = new Set(
  'AD AF AM AT BF BI BO BT BW BY CF CH CZ ET HU KG LA LI LS LU MD MK ML MN MW NE NP PY RS RW SK SM SS SZ TD TJ UG UZ VA ZM ZW'.split(
    ' ',
  ),
);

const OFFSHORE = /\b(oil|gas) (terminal|facility|field|platform)\b|\boffshore\b|\bFPSO\b|\bplatform\b/i;

/** What an official list says of a port. */
interface OfficialFacts {
  code: string;
  nameEn: string;
  province: string | null;
  position: { lat: number; lon: number } | null;
}

/** A port that the project has not written: country, lanes and type follow from code, name and position. */
export function newPort({ code, nameEn, province, position }: OfficialFacts): Port {
  const countryCode = countryOfPort(code);
  return {
    code,
    aliasCodes: [],
    nameEn,
    nameZh: null,
    aliasesEn: [],
    aliasesZh: [],
    countryCode,
    country: countryNames[countryCode] ?? { zh: countryCode, en: countryCode },
    province,
    lanes: lanesOfPort(code, [], position),
    type: typeOf(countryCode, nameEn),
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    timezone: null,
  };
}

function typeOf(countryCode: string, name: string): Port['type'] {
  if (countryCode === 'XZ' || OFFSHORE.test(name)) return 'offshore';
  return LANDLOCKED.has(countryCode) ? 'riverport' : 'seaport';
}
