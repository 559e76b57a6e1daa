import type { Port } from '#contract/tables.ts';
import { countryNames, countryOfPort } from '#domain/countries.ts';
import { lanesOfPort } from '#domain/lanes.ts';
import { likelyPortType } from './port-type.ts';

/** The facts that an official list gives of a port. */
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
    type: likelyPortType(countryCode, nameEn),
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    timezone: null,
  };
}
