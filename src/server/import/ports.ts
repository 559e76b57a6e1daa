import { type Port, port } from '#contract/tables.ts';
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
import type { Report } from './report.ts';
import { hasStrayQuote, unreadable } from './text.ts';

/** A port as a UN/LOCODE list gives it, before it is checked. */
export interface OfficialPort {
  line: number;
  text: string;
  code: string;
  /** As the country writes it, and in plain Latin letters. */
  name: string;
  plainName: string;
  /** Null when the file has no such column. */
  subdivision: string | null;
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
  const { imported, owners } = await existingPorts(transaction);
  // Several official rows may be one authored port (CNSHG and CNSGH are Shanghai), so these wait for the end.
  const filled = new Map<string, PortEntry>();
  for (const [code, lines] of await linesByCode(records, report)) {
    const owner = owners.get(code);
    if (owner === undefined) yield { row: portOf(lines, imported.get(code)), weight: importedWeight };
    else filled.set(owner.row.code, lines.reduce(fill, filled.get(owner.row.code) ?? owner));
  }
  yield* filled.values();
}

/**
 * The usable lines under their codes. A code may stand on several lines, for each name of the place: what comes of them
 * does not depend on where they stand in the file, and so neither codes nor lines keep the file's order.
 */
async function linesByCode(records: AsyncIterable<OfficialPort>, report: Report): Promise<[string, OfficialPort[]][]> {
  const found = new Map<string, OfficialPort[]>();
  for await (const record of records) {
    const { line, code, text } = record;
    const note = (reason: string) => ({ line, key: code, reason, text });
    if (record.withdrawn) {
      report.skip('withdrawn from UN/LOCODE', { line, key: code, text });
      continue;
    }
    const reason = problemOf(record);
    if (reason !== null) {
      report.reject(note(reason));
      continue;
    }
    const others = found.get(code) ?? [];
    const [first] = others;
    if (first !== undefined)
      report.repair(note(`the code stands twice, all names are kept (also in line ${first.line})`));
    const lost = unreadable(record.name);
    if (lost !== null) report.repair(note(`${lost}: the name without diacritics is used`));
    if (record.position === 'impossible') report.repair(note('impossible coordinates: taken without a position'));
    found.set(code, [...others, record]);
  }
  const byName = (a: OfficialPort, b: OfficialPort) => compare(nameOf(a), nameOf(b)) || compare(a.text, b.text);
  return [...found]
    .sort(([a], [b]) => compare(a, b))
    .map(([code, lines]) => [code, lines.length === 1 ? lines : lines.sort(byName)]);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The ports that this importer has brought, by their codes, and the others, under each of their codes; a port's own code
 * goes first.
 */
async function existingPorts(transaction: ImportContext['transaction']) {
  const existing = await existingEntries(transaction, 'ports', (data) => port.parse(data));
  const { imported = [], authored = [] } = Object.groupBy(existing, ({ origin }) =>
    origin.split('+')[0] === 'unlocode' ? 'imported' : 'authored',
  );
  const owners = new Map(authored.flatMap((entry) => entry.row.aliasCodes.map((code) => [code, entry] as const)));
  for (const entry of authored) owners.set(entry.row.code, entry);
  return { imported: new Map(imported.map(({ row }) => [row.code, row])), owners };
}

function problemOf({ code, name, plainName, subdivision }: OfficialPort): string | null {
  if (!PORT_CODE.test(code)) return 'the code is no UN/LOCODE';
  if (!isKnownCountry(code.slice(0, 2))) return `unknown country (${code.slice(0, 2)})`;
  if (plainName === '' && name === '') return 'the name is missing';
  if ([name, plainName, subdivision ?? ''].some(hasStrayQuote)) return 'broken quoting';
  const usable = plainName === '' ? name : plainName;
  // A conversion to a code page that lacks a letter leaves a question mark, which no place has in its name.
  if (usable.includes('?')) return 'lost characters (?)';
  return unreadable(usable);
}

function nameOf({ plainName, name }: OfficialPort): string {
  return plainName || name;
}

function positionOf({ position }: OfficialPort): Position | null {
  return position === 'impossible' ? null : position;
}

/** Letters say something to people (`CA`, `NSW`), the numbers that many countries use do not; China's are written out. */
function provinceOf({ code, subdivision }: OfficialPort): string | null {
  if (subdivision === null) return null;
  if (code.startsWith('CN')) return chineseProvince(subdivision);
  return /^[A-Z]{2,3}$/.test(subdivision) ? subdivision : null;
}

/** The port of one code. What none of its lines says stays as an earlier file has said it. */
function portOf(lines: readonly OfficialPort[], earlier: Port | undefined): Port {
  const names = [...new Set(lines.map(nameOf))];
  const nameEn = names.find((name) => name === earlier?.nameEn) ?? names[0] ?? '';
  const hasProvinces = lines.some(({ subdivision }) => subdivision !== null);
  const made = newPort({
    code: lines[0]?.code ?? '',
    nameEn,
    province: hasProvinces ? firstOf(lines, provinceOf) : (earlier?.province ?? null),
    position: firstOf(lines, positionOf) ?? earlierPosition(earlier),
  });
  return { ...made, aliasesEn: names.filter((name) => name !== nameEn) };
}

function firstOf<Value>(lines: readonly OfficialPort[], read: (line: OfficialPort) => Value | null): Value | null {
  return lines.map(read).find((value) => value !== null) ?? null;
}

function earlierPosition(earlier: Port | undefined): Position | null {
  const { lat = null, lon = null } = earlier ?? {};
  return lat === null || lon === null ? null : { lat, lon };
}

function fill(entry: PortEntry, record: OfficialPort): PortEntry {
  const { row } = entry;
  const position = row.lat === null || row.lon === null ? positionOf(record) : null;
  const official = nameOf(record);
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
