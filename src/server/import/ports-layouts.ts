import type { Position } from '#domain/lanes.ts';
import type { ImportContext } from './importer.ts';
import type { OfficialPort } from './ports.ts';
import { readDecimalCoordinates, readUneceCoordinates } from './ports-coordinates.ts';
import type { Report } from './report.ts';
import {
  hasColumns,
  type ReadColumn,
  readHead,
  type TableHead,
  type TableRecord,
  tableRecords,
} from './source/table.ts';

/** A layout that was recognised, and the ports in the file. */
interface PortsLayout {
  format: 'unece' | 'geoapify';
  source: string;
  records: AsyncIterable<OfficialPort>;
}

/** UNECE's CSV has no line of column names; these are the columns of its manual, in order. */
const uneceColumns = [
  'Change',
  'Country',
  'Location',
  'Name',
  'NameWoDiacritics',
  'Subdivision',
  'Function',
  'Status',
  'Date',
  'IATA',
  'Coordinates',
  'Remarks',
];

/** Recognises the layout of a list of ports, or takes the one that was asked for; null when it is neither. */
export async function recognisePorts({ file, report, request }: ImportContext): Promise<PortsLayout | null> {
  const head = await readHead(file);
  if (head === null) return null;
  const { format } = request;
  if (format !== 'unece' && hasColumns(head, ['unlocode', 'name', 'nameWoDiacritics', 'lat', 'lon'])) {
    const records = geoapifyPorts(tableRecords(file, head, report, { keyOf: geoapifyCode }), report);
    return { format: 'geoapify', source: 'UN/LOCODE (UNECE), as published by geoapify/un-locode', records };
  }
  if (format === 'geoapify') return null;
  const named = hasColumns(head, ['Country', 'Location', 'Name', 'Function', 'Coordinates']);
  if (!named && format !== 'unece' && !looksLikeUnece(head)) return null;
  const records = tableRecords(file, head, report, { keyOf: uneceCode, names: named ? undefined : uneceColumns });
  return { format: 'unece', source: 'UN/LOCODE (UNECE)', records: unecePorts(records, report) };
}

function looksLikeUnece({ columns }: TableHead): boolean {
  const [change = '', country = '', location = ''] = columns;
  return columns.length >= 11 && change.length <= 1 && /^[A-Z]{2}$/.test(country) && /^([A-Z2-9]{3})?$/.test(location);
}

/** The first of the eight places of UN/LOCODE's function is 1 for a port; 0 is for a place of unknown function. */
function isPort(functions: string): boolean {
  return functions.includes('1');
}

const geoapifyCode = (get: ReadColumn) => get('unlocode');

const uneceCode = (get: ReadColumn) => `${get('Country')}${get('Location')}`;

async function* unecePorts(records: AsyncIterable<TableRecord>, report: Report): AsyncGenerator<OfficialPort> {
  for await (const record of records) {
    const { line, text } = record;
    const change = record.get('Change');
    const location = record.get('Location');
    if (location === '' || change === '=') report.skip('headings and references to other entries');
    else if (!isPort(record.get('Function'))) report.skip('places that are no ports');
    else {
      yield {
        line,
        text,
        code: uneceCode(record.get),
        ...namesOf(record),
        position: readUneceCoordinates(record.get('Coordinates')),
        withdrawn: change === 'X' || isWithdrawn(record.get('Status')),
      };
    }
  }
}

async function* geoapifyPorts(records: AsyncIterable<TableRecord>, report: Report): AsyncGenerator<OfficialPort> {
  for await (const record of records) {
    const { line, text } = record;
    // A row whose quoting broke has other things in this column; it is reported for that, not passed over.
    const functions = record.get('function');
    if (/^[0-9B-]{8}$/.test(functions) && !isPort(functions)) report.skip('places that are no ports');
    else {
      yield {
        line,
        text,
        code: geoapifyCode(record.get),
        ...namesOf(record),
        position: publishedPosition(record),
        withdrawn: isWithdrawn(record.get('status')),
      };
    }
  }
}

function namesOf(record: TableRecord) {
  return {
    name: record.get('Name'),
    plainName: record.get('NameWoDiacritics'),
    subdivision: record.has('Subdivision') ? record.get('Subdivision') : null,
  };
}

/** XX: to be removed with the next edition. RR: the request was rejected. */
function isWithdrawn(status: string): boolean {
  return status === 'XX' || status === 'RR';
}

/** Positions that the publisher looked up by name are often those of another place of that name. */
function publishedPosition(record: TableRecord): Position | 'impossible' | null {
  const position = readDecimalCoordinates(record.get('lat'), record.get('lon'));
  return position !== 'impossible' && record.get('geocoded') === 'true' ? null : position;
}
