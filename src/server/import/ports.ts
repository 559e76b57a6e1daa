import { type Port, port } from '#contract/ports.ts';
import { isKnownCountry } from '#domain/countries.ts';
import type { Position } from '#domain/lanes.ts';
import { PORT_CODE } from '#domain/port-code.ts';
import { foldBase } from '#domain/search/fold.ts';
import { type ExistingEntry, existingEntries } from '#server/modules/dictionary/existing.ts';
import { newPort } from '#server/modules/dictionary/new-port.ts';
import type { Entry } from '#server/modules/dictionary/write.ts';
import { chineseProvince } from './chinese-provinces.ts';
import { ImportError } from './import-error.ts';
import { editionOf, type ImportContext, type Importer } from './importer.ts';
import { recognisePorts } from './ports-layouts.ts';
import { hasStrayQuote, unreadable } from './text.ts';

/** A port as a UN/LOCODE list gives it, before it is checked. */
export interface OfficialPort {
  line: number;
  text: string;
  code: string;
  /** As the country writes it, and in plain Latin letters. */
  name: string;
  plainName: string;
  subdivision: string;
  position: Position | 'impossible' | null;
  /** Taken off the list, or about to be. */
  withdrawn: boolean;
}

const importedWeight = 1;

/**
 * Ports from UN/LOCODE. A port that the project has written, found by its code or an alias code, keeps all that is
 * written and takes only what it lacks, and the official name as one more name; the others are added.
 */
export const portsImporter: Importer<'ports'> = {
  dataset: 'ports',
  origin: 'unlocode',
  mode: 'replace',
  encoding: 'windows-1252',
  async plan(context) {
    const layout = await recognisePorts(context);
    if (layout === null) {
      throw new ImportError(
        "The layout of the file is unknown: UNECE's own CSV of UN/LOCODE, or one with the columns unlocode, name, nameWoDiacritics, lat and lon, was expected.",
      );
    }
    return {
      format: layout.format,
      rows: merged(context, layout.records),
      edition: editionOf(context, {
        name: 'UN/LOCODE',
        source: layout.source,
        sourceUrl: 'https://unece.org/trade/uncefact/unlocode',
      }),
    };
  },
};

type PortEntry = ExistingEntry<'ports'>;

async function* merged(
  { transaction, report }: ImportContext,
  records: AsyncIterable<OfficialPort>,
): AsyncGenerator<Entry<'ports'>> {
  const owners = await authoredPorts(transaction);
  // Several official rows may be one authored port (CNSHG and CNSGH are Shanghai), so these wait for the end.
  const filled = new Map<string, PortEntry>();
  const seen = new Map<string, number>();
  for await (const record of records) {
    const { line, code, text } = record;
    const reason = problemOf(record, seen);
    if (reason !== null) {
      report.reject({ line, key: code, reason, text });
      continue;
    }
    seen.set(code, line);
    const lost = unreadable(record.name);
    if (lost !== null) report.repair({ line, key: code, reason: `${lost}: the name without diacritics is used`, text });
    const owner = owners.get(code);
    if (owner === undefined) yield { row: portOf(record), weight: importedWeight };
    else filled.set(owner.row.code, fill(filled.get(owner.row.code) ?? owner, record));
  }
  yield* filled.values();
}

/** The ports that were not brought by this importer, under each of their codes; a port's own code goes first. */
async function authoredPorts(transaction: ImportContext['transaction']): Promise<Map<string, PortEntry>> {
  const existing = await existingEntries(transaction, 'ports', (data) => port.parse(data));
  const authored = existing.filter(({ origin }) => origin.split('+')[0] !== 'unlocode');
  const owners = new Map(authored.flatMap((entry) => entry.row.aliasCodes.map((code) => [code, entry] as const)));
  for (const entry of authored) owners.set(entry.row.code, entry);
  return owners;
}

function problemOf(record: OfficialPort, seen: ReadonlyMap<string, number>): string | null {
  const { code, name, plainName, subdivision, position, withdrawn } = record;
  if (!PORT_CODE.test(code)) return 'the code is no UN/LOCODE';
  if (!isKnownCountry(code.slice(0, 2))) return `unknown country (${code.slice(0, 2)})`;
  if (withdrawn) return 'withdrawn from UN/LOCODE';
  const earlier = seen.get(code);
  if (earlier !== undefined) return `duplicate key (of line ${earlier})`;
  if (plainName === '' && name === '') return 'the name is missing';
  if ([name, plainName, subdivision].some(hasStrayQuote)) return 'broken quoting';
  const usable = plainName === '' ? name : plainName;
  // What a conversion to a code page without the letter leaves of it; no place has a question mark in its name.
  if (usable.includes('?')) return 'lost characters (?)';
  return unreadable(usable) ?? (position === 'impossible' ? 'impossible coordinates' : null);
}

function positionOf({ position }: OfficialPort): Position | null {
  return position === 'impossible' ? null : position;
}

/** Letters say something to people (`CA`, `NSW`), the numbers that many countries use do not; China's are written out. */
function provinceOf({ code, subdivision }: OfficialPort): string | null {
  if (code.startsWith('CN')) return chineseProvince(subdivision);
  return /^[A-Z]{2,3}$/.test(subdivision) ? subdivision : null;
}

function portOf(record: OfficialPort): Port {
  const nameEn = record.plainName || record.name;
  return newPort({ code: record.code, nameEn, province: provinceOf(record), position: positionOf(record) });
}

function fill(entry: PortEntry, record: OfficialPort): PortEntry {
  const { row } = entry;
  const position = row.lat === null || row.lon === null ? positionOf(record) : null;
  const official = record.plainName || record.name;
  const known = wordsOf([row.nameEn, ...row.aliasesEn].join(' '));
  const isNew = [...wordsOf(official)].some((word) => !known.has(word));
  return {
    ...entry,
    row: {
      ...row,
      ...position,
      province: row.province ?? provinceOf(record),
      aliasesEn: isNew ? [...row.aliasesEn, official] : row.aliasesEn,
    },
  };
}

/** The words by which one name differs from another; `Chennai (ex Madras)` says no more than `Chennai` and `Madras`. */
function wordsOf(name: string): Set<string> {
  const words = foldBase(name).split(' ');
  return new Set(words.filter((word) => !['ex', 'pt', 'port'].includes(word)));
}
