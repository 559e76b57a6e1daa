import type { Pool } from 'pg';
import { arcBetween } from '#domain/geography/sea-lanes.ts';
import type { KnownPlace, PlaceOf } from '#domain/tracking/event.ts';
import { list, record, text } from '#domain/tracking/loose-json.ts';

/** Ports by their codes and names, for reading what carriers write. */
export interface PortDirectory {
  /** Brings the directory up to date; call it before the other two. Never rejects once it was read. */
  refresh(): Promise<void>;
  placeOf: PlaceOf;
  placeByName: (name: string) => KnownPlace | null;
  /** Ports of the same country near to one, the greatest first: ships of the same lane may call there instead. */
  nearTo: (place: KnownPlace) => KnownPlace[];
}

/** Whether the table has changed is looked at so often, in milliseconds. */
const LOOK_MS = 60_000;

/** How far a port may be to count as near, in degrees of arc: 60 km, as Yantian from Shekou or Long Beach from Los Angeles. */
const NEAR = 0.54;
const NEAR_MOST = 4;
/** Least weight in the table of a port that shipping lines call at; hardly any of them knows one below it. */
const WEIGHT_MIN = 30;

interface Ports {
  version: number;
  /** Those that shipping lines call at, the greatest first. */
  greater: KnownPlace[];
  byCode: Map<string, KnownPlace>;
  byName: Map<string, KnownPlace>;
}

const NOTHING: Ports = { version: -1, greater: [], byCode: new Map(), byName: new Map() };

const texts = (value: unknown) => list(value).flatMap((item) => text(item) ?? []);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

interface PortRow {
  key: string;
  data: unknown;
  weight: number;
}

/** Both with a position, in one country, and not further from each other than `NEAR`. */
function areNear(one: KnownPlace, other: KnownPlace): boolean {
  if (one.code === other.code || one.code.slice(0, 2) !== other.code.slice(0, 2)) return false;
  if (one.lat === null || one.lon === null || other.lat === null || other.lon === null) return false;
  return arcBetween([one.lon, one.lat], [other.lon, other.lat]) <= NEAR;
}

/** Rows come heaviest first, so that of two ports with one name the greater has it. */
function index(version: number, rows: readonly PortRow[]): Ports {
  const ports: Ports = { version, greater: [], byCode: new Map(), byName: new Map() };
  for (const { key, data, weight } of rows) {
    const row = record(data);
    const en = text(row.nameEn) ?? key;
    const codes = [...new Set([key, ...texts(row.aliasCodes)])];
    const place: KnownPlace = {
      code: key,
      codes,
      name: { zh: text(row.nameZh) ?? en, en },
      timezone: text(row.timezone),
      lat: numberOf(row.lat),
      lon: numberOf(row.lon),
    };
    if (weight >= WEIGHT_MIN) ports.greater.push(place);
    for (const code of codes) if (!ports.byCode.has(code)) ports.byCode.set(code, place);
    for (const name of [en, ...texts(row.aliasesEn)]) {
      const folded = name.toUpperCase();
      if (!ports.byName.has(folded)) ports.byName.set(folded, place);
    }
  }
  return ports;
}

/** Makes the directory over the dictionary's table of ports; nothing is read before the first `refresh`. */
export function createPortDirectory(pool: Pool, clock: () => number): PortDirectory {
  let ports = NOTHING;
  let looked = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    const edition = await pool.query<{ version: string }>("select version from dataset where name = 'ports'");
    const version = Number(edition.rows[0]?.version ?? 0);
    if (version === ports.version) return;
    const result = await pool.query<PortRow>(
      "select key, data, weight from dictionary_entry where dataset = 'ports' and not deleted order by weight desc, key",
    );
    ports = index(version, result.rows);
  };

  return {
    async refresh() {
      if (clock() - looked < LOOK_MS) return;
      reading ??= read().finally(() => {
        // Before it was read once, it is tried anew by whoever asks: an empty directory would know no port and no zone.
        if (ports !== NOTHING) looked = clock();
        reading = null;
      });
      try {
        await reading;
      } catch (error) {
        if (ports === NOTHING) throw error;
      }
    },
    placeOf: (code) => ports.byCode.get(code) ?? null,
    placeByName: (name) => ports.byName.get(name.trim().toUpperCase()) ?? null,
    nearTo: (place) => ports.greater.filter((other) => areNear(place, other)).slice(0, NEAR_MOST),
  };
}
