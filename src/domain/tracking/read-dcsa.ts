import type { Classifier } from '#contract/tracking-kinds.ts';
import { normalizeContainerNumber } from '../container-number.ts';
import { asVersion2 } from './dcsa-v3.ts';
import { digest } from './digest.ts';
import type { EventPlace, EventVessel, PlaceOf, TrackedEvent } from './event.ts';
import { type Loose, list, record, text, textOf, unknownMembers } from './loose-json.ts';
import { inZone, isMadeBy, isPlausible, type ReadTime, readTime } from './time.ts';

/** Facts that the reader must know beside the event. */
export interface ReadingContext {
  /** SCAC of the carrier, or `OWN`. */
  source: string;
  now: number;
  placeOf: PlaceOf;
}

/** An event, or why it is not taken. */
export type Reading = { event: TrackedEvent } | { refused: string };

const CODE_MEMBERS: readonly (readonly [type: string, member: string])[] = [
  ['TRANSPORT', 'transportEventTypeCode'],
  ['EQUIPMENT', 'equipmentEventTypeCode'],
  ['SHIPMENT', 'shipmentEventTypeCode'],
];

/** Members that are read below; everything else of an event is kept as it came. */
const KNOWN = new Set([
  ...CODE_MEMBERS.map(([, member]) => member),
  ...['eventID', 'eventCreatedDateTime', 'eventType', 'eventClassifierCode', 'eventDateTime', 'eventLocation'],
  ...['transportCall', 'documentReferences', 'relatedDocumentReferences', 'references', 'seals', 'equipmentReference'],
  ...['ISOEquipmentCode', 'emptyIndicatorCode', 'documentID', 'documentTypeCode', 'reason', 'delayReasonCode'],
  ...['changeRemark', 'isTransshipmentMove', 'metadata', 'payload', 'isRetracted', 'eventUpdatedDateTime'],
  ...['location', 'documentReference', 'eventTypeCode', 'facilityTypeCode', 'facilityType'],
]);

function classifierOf(value: string | null): Classifier {
  if (value === 'ACT' || value === 'EST' || value === 'PLN') return value;
  if (value === 'REQ' || value === 'PLAN') return 'PLN';
  return '';
}

function emptyOf(value: string | null): boolean | null {
  if (value === 'EMPTY') return true;
  return value === 'LADEN' ? false : null;
}

/** The location stands on the event, by either name, or on the call, and the call's code may stand beside it. */
function placeOf(event: Loose, call: Loose): EventPlace | null {
  const locations = [event.eventLocation, event.location, call.location].map(record);
  const pick = (sources: readonly Loose[], ...names: string[]): string | null => {
    for (const source of sources) {
      const found = textOf(source, ...names);
      if (found !== null) return found;
    }
    return null;
  };
  const inside = (name: string) => locations.map((location) => record(location[name]));
  const place = {
    code: pick([call, ...locations], 'UNLocationCode')?.toUpperCase() ?? null,
    name: pick(locations, 'locationName') ?? pick(inside('address'), 'city'),
    facility:
      textOf(call, 'otherFacility') ??
      pick([...locations, call], 'otherFacility', 'facilityCode') ??
      pick(inside('facility'), 'facilityCode'),
    facilityType: pick([...locations, call, event], 'facilityTypeCode'),
  };
  return Object.values(place).every((value) => value === null) ? null : place;
}

function vesselOf(call: Loose): EventVessel | null {
  const vessel = record(call.vessel);
  const found = {
    name: textOf(vessel, 'vesselName', 'name'),
    imo: textOf(vessel, 'vesselIMONumber', 'imoNumber'),
    operator: textOf(vessel, 'vesselOperatorCarrierCode', 'operatorCarrierCode'),
  };
  return Object.values(found).every((value) => value === null) ? null : found;
}

/** Values of references of some types; both spellings of the members are in use. */
function referenced(references: unknown, ...types: string[]): string[] {
  const values = list(references).flatMap((item) => {
    const type = textOf(record(item), 'documentReferenceType', 'referenceType', 'type', 'typeCode');
    const value = textOf(record(item), 'documentReferenceValue', 'referenceValue', 'value', 'reference');
    return type !== null && value !== null && types.includes(type) ? [normalizeContainerNumber(value)] : [];
  });
  return [...new Set(values)].sort();
}

function kindOf(event: Loose): { type: string; code: string | null } {
  const declared = textOf(event, 'eventType');
  const found = CODE_MEMBERS.find(([, member]) => text(event[member]) !== null);
  const type = declared ?? found?.[0] ?? 'UNKNOWN';
  const code = found === undefined ? textOf(event, 'eventTypeCode', 'eventCode') : text(event[found[1]]);
  return { type: type.toUpperCase(), code: code?.toUpperCase() ?? null };
}

function sequenceOf(call: Loose): number | null {
  const value = Number(call.transportCallSequenceNumber ?? Number.NaN);
  return Number.isSafeInteger(value) ? value : null;
}

type Times = { created: ReadTime; happened: ReadTime | null } | { refused: string };

function timesOf(event: Loose, metadata: Loose, zone: string | null, now: number): Times {
  const createdText =
    textOf(metadata, 'eventUpdatedDateTime', 'eventCreatedDateTime') ??
    textOf(event, 'eventUpdatedDateTime', 'eventCreatedDateTime');
  // 3.0.0 takes a report back with nothing but its id.
  const said = event.isRetracted === true ? inZone(now, 'UTC') : null;
  const written = createdText ?? said;
  const created = written === null ? null : readTime(written, 'UTC');
  if (created === null) return { refused: 'says not when it was made' };
  if (!isMadeBy(created.at, now)) return { refused: `was made at an impossible time: ${created.time}` };
  const happenedText = textOf(event, 'eventDateTime');
  if (happenedText === null) return { created, happened: null };
  const happened = readTime(happenedText, zone);
  if (happened === null) return { refused: `has a time that cannot be read, or none of the zone: ${happenedText}` };
  if (!isPlausible(happened.at, now)) return { refused: `has an impossible time: ${happenedText}` };
  return { created, happened };
}

function documentsOf(event: Loose): Pick<TrackedEvent, 'bills' | 'bookings' | 'boxes' | 'document' | 'documentId'> {
  const document = textOf(event, 'documentTypeCode');
  const documentId = textOf(event, 'documentID', 'documentReference');
  const references = event.documentReferences ?? event.relatedDocumentReferences;
  const about = (type: string) =>
    document === type && documentId !== null ? [normalizeContainerNumber(documentId)] : [];
  return {
    bills: [...new Set([...referenced(references, 'TRD'), ...about('TRD')])].sort(),
    bookings: [...new Set([...referenced(references, 'BKG', 'CBR'), ...about('BKG')])].sort(),
    boxes: referenced(event.references, 'EQ'),
    document,
    documentId,
  };
}

function sealsOf(event: Loose): string[] {
  const numbers = list(event.seals).flatMap((seal) => textOf(record(seal), 'sealNumber', 'number') ?? []);
  return [...new Set(numbers)].sort();
}

type Said = Omit<TrackedEvent, 'source' | 'id' | 'created'>;

/**
 * Names a report by what it says, for sources that give it no id: not by when it was made or which shipments it was said
 * of, or the same word would be another one in each answer.
 */
function idOf({ bills: _bills, bookings: _bookings, boxes: _boxes, extra: _extra, ...said }: Said): string {
  return `says-${digest([JSON.stringify(said)])}`;
}

/**
 * Reads one event of DCSA Track & Trace 2.2, of 3.0.0-Beta-1 with its split into metadata and payload, or of 3.0.0 with its
 * groups. Tolerant: what is missing is null, what is not known is kept in `extra`. Refused is only what could not be placed
 * in time, or says not what happened.
 */
export function readDcsaEvent(raw: unknown, { source, now, placeOf: known }: ReadingContext): Reading {
  const whole = record(raw);
  const metadata = record(whole.metadata);
  const event = asVersion2(whole.payload === undefined ? whole : record(whole.payload));
  const id = textOf(metadata, 'eventID') ?? textOf(whole, 'eventID');
  const name = id ?? 'An event without id';
  const retracts = textOf(metadata, 'retractedEventID') ?? (event.isRetracted === true ? id : null);
  const call = record(event.transportCall);
  const place = placeOf(event, call);
  const zone = place?.code == null ? null : (known(place.code)?.timezone ?? null);
  const times = timesOf(event, metadata, zone, now);
  if ('refused' in times) return { refused: `${name} ${times.refused}` };
  const { type, code } = kindOf(event);
  if (code === null && retracts === null) return { refused: `${name} says not what happened` };
  const equipment = textOf(event, 'equipmentReference');
  const exportVoyage = textOf(call, 'exportVoyageNumber', 'carrierExportVoyageNumber', 'carrierVoyageNumber');
  const said: Said = {
    type: code === null ? 'RETRACTION' : type,
    code: code ?? '',
    classifier: classifierOf(textOf(event, 'eventClassifierCode')),
    time: times.happened?.time ?? null,
    at: times.happened?.at ?? null,
    place,
    equipment: equipment === null ? null : normalizeContainerNumber(equipment),
    iso: textOf(event, 'ISOEquipmentCode'),
    empty: emptyOf(textOf(event, 'emptyIndicatorCode')),
    seals: sealsOf(event),
    transport: textOf(call, 'modeOfTransport')?.toUpperCase() ?? null,
    vessel: vesselOf(call),
    exportVoyage,
    importVoyage: textOf(call, 'importVoyageNumber', 'carrierImportVoyageNumber') ?? exportVoyage,
    service: textOf(call, 'carrierServiceCode'),
    sequence: sequenceOf(call),
    ...documentsOf(event),
    delayReason: textOf(event, 'delayReasonCode'),
    remark: textOf(event, 'changeRemark', 'reason'),
    transshipment: typeof event.isTransshipmentMove === 'boolean' ? event.isTransshipmentMove : null,
    retracts,
    extra: unknownMembers(event, KNOWN),
  };
  return { event: { source, id: id ?? idOf(said), created: times.created.at, ...said } };
}
