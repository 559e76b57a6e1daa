import type { Classifier } from '#contract/tracking-kinds.ts';
import { normalizeContainerNumber } from '../container-number.ts';
import type { EventPlace, EventVessel, PlaceOf, TrackedEvent } from './event.ts';
import { type Loose, list, record, text, textOf, unknownMembers } from './loose-json.ts';
import { isMadeBy, isPlausible, type ReadTime, readTime } from './time.ts';

/** What the reader must know beside the event. */
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

/** What is read below; everything else of an event is kept as it came. */
const KNOWN = new Set([
  ...CODE_MEMBERS.map(([, member]) => member),
  ...['eventID', 'eventCreatedDateTime', 'eventType', 'eventClassifierCode', 'eventDateTime', 'eventLocation'],
  ...['transportCall', 'documentReferences', 'relatedDocumentReferences', 'references', 'seals', 'equipmentReference'],
  ...['ISOEquipmentCode', 'emptyIndicatorCode', 'documentID', 'documentTypeCode', 'reason', 'delayReasonCode'],
  ...['changeRemark', 'isTransshipmentMove', 'metadata', 'payload', 'isRetracted', 'eventUpdatedDateTime'],
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

/** The location stands on the event or on the call, and the call's code may stand beside it. */
function placeOf(event: Loose, call: Loose): EventPlace | null {
  const own = record(event.eventLocation);
  const called = record(call.location);
  const facility = record(own.facility);
  const pick = (...names: string[]) => textOf(own, ...names) ?? textOf(called, ...names) ?? textOf(call, ...names);
  const place = {
    code: (textOf(call, 'UNLocationCode') ?? pick('UNLocationCode'))?.toUpperCase() ?? null,
    name: textOf(own, 'locationName') ?? textOf(called, 'locationName'),
    facility:
      textOf(call, 'otherFacility') ?? pick('otherFacility', 'facilityCode') ?? textOf(facility, 'facilityCode'),
    facilityType: pick('facilityTypeCode'),
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
    const type = textOf(record(item), 'documentReferenceType', 'referenceType', 'type');
    const value = textOf(record(item), 'documentReferenceValue', 'referenceValue', 'value');
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
  const created = createdText === null ? null : readTime(createdText, 'UTC');
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
  const documentId = textOf(event, 'documentID');
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

/**
 * Reads one event of DCSA Track & Trace 2.2, or of 3.0.0-Beta-1 with its split into metadata and payload. Tolerant: what
 * is missing is null, what is not known is kept in `extra`. Refused is only what could not be told apart or placed in time.
 */
export function readDcsaEvent(raw: unknown, { source, now, placeOf: known }: ReadingContext): Reading {
  const whole = record(raw);
  const metadata = record(whole.metadata);
  const event = whole.payload === undefined ? whole : record(whole.payload);
  const id = textOf(metadata, 'eventID') ?? textOf(whole, 'eventID');
  if (id === null) return { refused: 'has no id' };
  const retracts = textOf(metadata, 'retractedEventID') ?? (event.isRetracted === true ? id : null);
  const call = record(event.transportCall);
  const place = placeOf(event, call);
  const zone = place?.code == null ? null : (known(place.code)?.timezone ?? null);
  const times = timesOf(event, metadata, zone, now);
  if ('refused' in times) return { refused: `${id} ${times.refused}` };
  const { type, code } = kindOf(event);
  if (code === null && retracts === null) return { refused: `${id} says not what happened` };
  const equipment = textOf(event, 'equipmentReference');
  const exportVoyage = textOf(call, 'exportVoyageNumber', 'carrierExportVoyageNumber', 'carrierVoyageNumber');
  return {
    event: {
      source,
      id,
      created: times.created.at,
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
    },
  };
}
