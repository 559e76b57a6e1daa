import type { Pool } from 'pg';
import type { KnownPlace, PlaceOf } from '#domain/tracking/event.ts';
import { list, record, text } from '#domain/tracking/loose-json.ts';

/** Ports by their codes and names, for reading what carriers write. */
export interface PortDirectory {
  /** Brings the directory up to date; call it before the other two. Never rejects once it was read. */
  refresh(): Promise<void>;
  placeOf: PlaceOf;
  placeByName: (name: string) => KnownPlace | null;
}

/** Whether the table has changed is looked at so often, in milliseconds. */
const LOOK_MS = 60_000;

interface Ports {
  version: number;
  byCode: Map<string, KnownPlace>;
  byName: Map<string, KnownPlace>;
}

const NOTHING: Ports = { version: -1, byCode: new Map(), byName: new Map() };

const texts = (value: unknown) => list(value).flatMap((item) => text(item) ?? []);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Rows come heaviest first, so that of two ports with one name the greater has it. */
function index(version: number, rows: readonly { key: string; data: unknown }[]): Ports {
  const ports: Ports = { version, byCode: new Map(), byName: new Map() };
  for (const { key, data } of rows) {
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
    const result = await pool.query<{ key: string; data: unknown }>(
      "select key, data from dictionary_entry where dataset = 'ports' and not deleted order by weight desc, key",
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
  };
}
