import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pinyin } from 'pinyin-pro';
import * as z from 'zod/mini';
import { portType } from '#contract/tables.ts';
import { countryOfPort, isKnownCountry } from '#domain/countries.ts';
import { LANES, lanesOfPort } from '#domain/lanes.ts';
import { PORT_CODE } from '#domain/port-code.ts';
import { likelyPortType } from '#server/modules/dictionary/port-type.ts';
import { isLeftOut } from './left-out-ports.ts';
import { zoneOfPort } from './port-zones.ts';
import { isRiverPort } from './river-ports.ts';

/** Weight of a port that the project has not rated; the rated ones go up to 100. */
const DEFAULT_WEIGHT = 5;

const code = z.string().check(z.regex(PORT_CODE));
const text = z.string().check(z.minLength(1), z.trim());
const lane = z.enum(LANES.map((each) => each.code));
const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const weight = z.int().check(z.minimum(0), z.maximum(100));
const timezone = z.string().check(z.refine(isTimezone, 'not a time zone that Intl accepts'));

/** A row of `sea-ports`; coordinates are [longitude, latitude]. Its `country` is unreliable and not read. */
const packageRow = z.object({
  name: text,
  alias: z.array(text),
  province: z.optional(z.string()),
  coordinates: z.optional(z.tuple([z.number(), z.number()])),
  timezone: z.optional(z.string()),
  unlocs: z.array(code).check(z.minLength(1)),
});
type PackageRow = z.infer<typeof packageRow>;

const override = z.strictObject({
  code,
  aliases: z.optional(z.array(code)),
  /** Codes that the package gives this port and UN/LOCODE gives another place. */
  notCodes: z.optional(z.array(code)),
  nameEn: z.optional(text),
  nameZh: z.nullable(text),
  aliasesEn: z.optional(z.array(text)),
  aliasesZh: z.optional(z.array(text)),
  lanes: z.optional(z.array(lane)),
  type: z.optional(portType),
  lat: z.optional(latitude),
  lon: z.optional(longitude),
  timezone: z.optional(timezone),
  province: z.optional(text),
  weight,
  /** The package has no row for it. */
  new: z.optional(z.literal(true)),
});
type Override = z.infer<typeof override>;

const seedPort = z.object({
  code,
  aliasCodes: z.array(code),
  nameEn: text,
  nameZh: z.nullable(text),
  aliasesEn: z.array(text),
  aliasesZh: z.array(text),
  pinyin: z.string().check(z.regex(/^[a-z0-9 ]*$/)),
  initials: z.string().check(z.regex(/^[a-z0-9 ]*$/)),
  countryCode: z.string().check(z.refine(isKnownCountry, 'not a country')),
  province: z.nullable(text),
  lanes: z.array(lane),
  type: portType,
  lat: z.nullable(latitude),
  lon: z.nullable(longitude),
  timezone: z.nullable(timezone),
  weight,
});

/**
 * A port as the seed writes it: degrees WGS 84; `pinyin` and `initials` hold one word for the Chinese name and each
 * Chinese alias, joined by spaces, without tones.
 */
export type SeedPort = z.infer<typeof seedPort>;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

function readPackage(): PackageRow[] {
  const file = createRequire(import.meta.url).resolve('sea-ports/lib/ports.json');
  const rows = z.record(code, packageRow).parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.values(rows).filter((row) => !isLeftOut(row.unlocs));
}

function readOverrides(): Override[] {
  const file = new URL('./data/ports-overrides.json', import.meta.url);
  return z.array(override).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** One place: what the project says of it, and the rows that the package has for any of its codes, best row first. */
interface Place {
  readonly override: Override | null;
  readonly rows: PackageRow[];
}

/** The package repeats a port under each of its codes, so a row is told from its repeats by its first code. */
function gatherPlaces(rows: readonly PackageRow[], overrides: readonly Override[]): Place[] {
  const ruled = new Map<string, Place>();
  const places: Place[] = overrides.map((each) => {
    const place: Place = { override: each, rows: [] };
    for (const own of [each.code, ...(each.aliases ?? []), ...(each.notCodes ?? [])]) ruled.set(own, place);
    return place;
  });
  const free = new Map<string, Place>();
  for (const row of rows) {
    const owners = new Set(row.unlocs.map((own) => ruled.get(own)).filter((place) => place !== undefined));
    const key = row.unlocs.join();
    if (owners.size === 0 && !free.has(key)) free.set(key, { override: null, rows: [row] });
    for (const place of owners) {
      if (place.override && row.unlocs.includes(place.override.code)) place.rows.unshift(row);
      else place.rows.push(row);
    }
  }
  return [...places, ...free.values()];
}

/** Names as the package has them: `Abu Z¸aby [Abu Dhabi]`, `Guangdong Sheng`. */
function cleanProvince(province: string | undefined): string | null {
  const inner = province?.match(/\[(.+)\]/)?.[1] ?? province;
  return inner?.replace(/ Sheng$/, '').trim() || null;
}

/** One lower-case word per name, or per name the first letters of its syllables. */
function spell(names: readonly string[], pattern: 'pinyin' | 'first'): string {
  const words = names.map((name) =>
    pinyin(name, { toneType: 'none', type: 'array', pattern, v: true })
      .join('')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  );
  return [...new Set(words)].filter((word) => word !== '').join(' ');
}

function positionOf(ruling: Override | null, row: PackageRow | undefined): { lat: number; lon: number } | null {
  if (ruling?.lat !== undefined && ruling.lon !== undefined) return { lat: ruling.lat, lon: ruling.lon };
  return row?.coordinates ? { lat: rounded(row.coordinates[1]), lon: rounded(row.coordinates[0]) } : null;
}

/** Ten metres: the further digits of the package are noise of its geocoder, and cost bytes on every device. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

function codesOf({ override: ruling, rows }: Place): string[] {
  const dropped = ruling?.notCodes ?? [];
  const codes = [ruling?.code ?? [], ruling?.aliases ?? [], rows.flatMap((row) => row.unlocs)].flat();
  return [...new Set(codes)].filter((own) => !dropped.includes(own));
}

function namesOf({ override: ruling, rows }: Place) {
  const zh = ruling?.nameZh ?? null;
  const aliasesZh = ruling?.aliasesZh ?? [];
  const chinese = zh === null ? aliasesZh : [zh, ...aliasesZh];
  return {
    nameEn: ruling?.nameEn ?? rows[0]?.name ?? '',
    nameZh: zh,
    // The package's aliases of a ruled port are other ports nearby as often as other names.
    aliasesEn: ruling ? (ruling.aliasesEn ?? []) : (rows[0]?.alias ?? []),
    aliasesZh,
    pinyin: spell(chinese, 'pinyin'),
    initials: spell(chinese, 'first'),
  };
}

function present(place: Place): SeedPort {
  const { override: ruling, rows } = place;
  const [own = '', ...aliasCodes] = codesOf(place);
  const position = positionOf(ruling, rows[0]);
  const names = namesOf(place);
  const countryCode = countryOfPort(own);
  return {
    code: own,
    aliasCodes,
    ...names,
    countryCode,
    province: ruling?.province ?? cleanProvince(rows[0]?.province),
    lanes: lanesOfPort(own, ruling?.lanes, position),
    type: ruling?.type ?? (isRiverPort(own) ? 'riverport' : likelyPortType(countryCode, names.nameEn)),
    lat: position?.lat ?? null,
    lon: position?.lon ?? null,
    timezone: ruling?.timezone ?? zoneOfPort(own, rows[0]?.timezone ?? null),
    weight: ruling?.weight ?? DEFAULT_WEIGHT,
  };
}

/** Sentences on codes that two ports claim, and on overrides whose `new` does not agree with the package. */
function faultsOf(places: readonly Place[]): string[] {
  const owner = new Map<string, string>();
  const faults: string[] = [];
  for (const place of places) {
    const [own = '', ...aliasCodes] = codesOf(place);
    for (const each of [own, ...aliasCodes]) {
      const other = owner.get(each);
      if (other !== undefined) faults.push(`${each} is claimed by ${other} and by ${own}`);
      owner.set(each, own);
    }
    const isNew = place.override?.new ?? false;
    if (isNew !== (place.rows.length === 0)) faults.push(`${own}: "new" is ${isNew}, rows ${place.rows.length}`);
  }
  return faults;
}

/**
 * All ports of the seed, by code: the rows of the npm package `sea-ports` (MIT) corrected and extended by
 * `data/ports-overrides.json`. Throws with the whole list of faults when a row is out of range, a country unknown, or a
 * code claimed twice.
 */
export function buildPorts(): SeedPort[] {
  const places = gatherPlaces(readPackage(), readOverrides());
  const faults = faultsOf(places);
  const ports = places.map(present).sort((a, b) => (a.code < b.code ? -1 : 1));
  for (const port of ports) {
    const result = seedPort.safeParse(port);
    if (!result.success) faults.push(`${port.code}: ${z.prettifyError(result.error)}`);
  }
  if (faults.length > 0) throw new Error(`The ports do not fit together:\n${faults.join('\n')}`);
  return ports;
}
