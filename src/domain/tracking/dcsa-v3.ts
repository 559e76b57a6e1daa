import { type Loose, list, record, text, textOf } from './loose-json.ts';

/** Words that 3.0.0 writes in full where 2.2 has a code. */
const CODES: Readonly<Record<string, string>> = {
  ACTUAL: 'ACT',
  ESTIMATED: 'EST',
  PLANNED: 'PLN',
  ARRIVED: 'ARRI',
  DEPARTED: 'DEPA',
  LOADED: 'LOAD',
  DISCHARGED: 'DISC',
  GATED_IN: 'GTIN',
  GATED_OUT: 'GTOT',
  STUFFED: 'STUF',
  STRIPPED: 'STRP',
  PICK_UP: 'PICK',
  PICKED_UP: 'PICK',
  DROP_OFF: 'DROP',
  DROPPED_OFF: 'DROP',
  INSPECTED: 'INSP',
  RESEALED: 'RSEA',
  REMOVED: 'RMVD',
  CROSSED: 'CROS',
  AVAILABLE_FOR_PICK_UP: 'AVPU',
  AVAILABLE_FOR_DROP_OFF: 'AVDO',
  CUSTOMS_SELECTED_FOR_SCAN: 'CUSS',
  CUSTOMS_SELECTED_FOR_INSPECTION: 'CUSI',
  CUSTOMS_RELEASED: 'CUSR',
  RECEIVED: 'RECE',
  DRAFTED: 'DRFT',
  PENDING_APPROVAL: 'PENA',
  PENDING_UPDATE: 'PENU',
  REJECTED: 'REJE',
  APPROVED: 'APPR',
  ISSUED: 'ISSU',
  SURRENDERED: 'SURR',
  SURRENDERED_FOR_DELIVERY: 'SURR',
  SUDL: 'SURR',
  SUBMITTED: 'SUBM',
  VOIDED: 'VOID',
  CONFIRMED: 'CONF',
  REQUESTED: 'REQS',
  COMPLETED: 'CMPL',
  ON_HOLD: 'HOLD',
  RELEASED: 'RELS',
  CANCELLED: 'CANC',
  BOOKING: 'BKG',
  TRANSPORT_DOCUMENT: 'TRD',
  SHIPPING_INSTRUCTION: 'SHI',
  SHIPPING_INSTRUCTIONS: 'SHI',
  ARRIVAL_NOTICE: 'ARN',
  CUSTOMS_CLEARANCE: 'CUC',
  ADVANCE_MANIFEST_FILING: 'AMF',
  DELIVERY_ORDER: 'DEO',
  EQUIPMENT: 'EQ',
  EQUIPMENT_REFERENCE: 'EQ',
  PORT_TERMINAL: 'POTE',
  DEPOT: 'DEPO',
  CONTAINER_FREIGHT_STATION: 'COFS',
  CUSTOMER_LOCATION: 'CLOC',
  OFF_DOCK_STORAGE: 'OFFD',
  INLAND_TERMINAL: 'INTE',
};

/** A code of 2.2, written as such or as a word, in the first of some members. */
function codeOf(source: Loose, ...names: string[]): string | undefined {
  const found = textOf(source, ...names)?.toUpperCase();
  return found === undefined ? undefined : (CODES[found] ?? found);
}

function referencesOf(...groups: unknown[]): Loose[] {
  return groups
    .flatMap((group) => (Array.isArray(group) ? list(group) : group === undefined ? [] : [group]))
    .map((one) => ({ type: codeOf(record(one), 'typeCode', 'type'), value: text(record(one).reference) }));
}

function callOf(call: Loose): Loose {
  const voyage = (name: string) => text(record(call[name]).carrierVoyageNumber) ?? undefined;
  return {
    exportVoyageNumber: voyage('exportVoyageNumberOrReference'),
    importVoyageNumber: voyage('importVoyageNumberOrReference'),
    carrierServiceCode: text(record(call.serviceCodeOrReference).carrierServiceCode) ?? undefined,
    vessel: call.vesselTransport,
    ...call,
  };
}

function locationOf(location: Loose): Loose {
  return { ...location, facilityTypeCode: codeOf(location, 'facilityTypeCode', 'facilityType') };
}

function movementOf(all: Loose): boolean | undefined {
  const phase = textOf(all, 'movementType', 'transportPhase')?.toUpperCase();
  return phase === undefined ? undefined : phase === 'TRANSSHIPMENT';
}

/** The members that 3.0.0 groups by what an event is about. */
const GROUPS = ['eventClassification', 'shipmentDetails', 'equipmentDetails', 'transportDetails'] as const;
/** Members that are read under another name, or are of no use. */
const READ = new Set<string>([
  ...GROUPS,
  ...['eventRouting', 'documentReference', 'additionalDocumentReferences', 'shipmentReferences'],
  ...['emptyIndicator', 'movementType', 'transportPhase'],
]);

/** An event of Track & Trace 3.0.0 in the members and codes of 2.2; an event of any other version as it is. */
export function asVersion2(event: Loose): Loose {
  if (event.eventClassification === undefined) return event;
  const [kind = {}, shipment, equipment, transport] = GROUPS.map((name) => record(event[name]));
  const all: Loose = { ...shipment, ...equipment, ...transport, ...event };
  const type = textOf(kind, 'eventTypeCode', 'eventType')?.toUpperCase();
  const own = referencesOf(all.documentReference);
  const box = textOf(all, 'equipmentReference');
  const aboutBox = type === 'SHIPMENT' || type === 'TRANSPORT' ? box : null;
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !READ.has(name)));
  return {
    ...rest,
    eventType: type,
    eventClassifierCode: codeOf(kind, 'eventClassifierCode', 'eventClassifier'),
    shipmentEventTypeCode: codeOf(kind, 'shipmentEventTypeCode', 'shipmentEventType'),
    transportEventTypeCode: codeOf(kind, 'transportEventTypeCode', 'transportEventType'),
    equipmentEventTypeCode: codeOf(kind, 'equipmentEventTypeCode', 'equipmentEventType'),
    eventTypeCode: codeOf(kind, 'iotEventTypeCode', 'iotEventType', 'reeferEventTypeCode', 'reeferEventType'),
    documentTypeCode: type === 'SHIPMENT' ? own[0]?.type : undefined,
    documentID: type === 'SHIPMENT' ? own[0]?.value : undefined,
    documentReferences: [...own, ...referencesOf(all.additionalDocumentReferences, all.documentReferences)],
    references: [
      ...referencesOf(all.shipmentReferences, all.references),
      ...(aboutBox === null ? [] : [{ type: 'EQ', value: aboutBox }]),
    ],
    equipmentReference: aboutBox === null ? box : null,
    emptyIndicatorCode: codeOf(all, 'emptyIndicatorCode', 'emptyIndicator'),
    isTransshipmentMove: movementOf(all),
    transportCall: callOf(record(all.transportCall)),
    eventLocation: locationOf(record(all.eventLocation)),
  };
}
