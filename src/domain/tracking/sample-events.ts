import type { KnownPlace, PlaceOf, TrackedEvent } from './event.ts';
import { readDcsaEvent } from './read-dcsa.ts';

const port = (code: string, zh: string, en: string, timezone: string, lat: number, lon: number): KnownPlace => ({
  code,
  codes: [code],
  name: { zh, en },
  timezone,
  lat,
  lon,
});

const PORTS = new Map(
  [
    port('CNSHG', '上海', 'Shanghai', 'Asia/Shanghai', 31.2, 121.5),
    port('SGSIN', '新加坡', 'Singapore', 'Asia/Singapore', 1.3, 103.8),
    port('NLRTM', '鹿特丹', 'Rotterdam', 'Europe/Amsterdam', 51.9, 4.5),
    port('DEDUI', '杜伊斯堡', 'Duisburg', 'Europe/Berlin', 51.4, 6.8),
  ].map((known) => [known.code, known]),
);

/** Four ports, and Shanghai also by the code of its airport, which carriers use. */
export const placeOf: PlaceOf = (code) => PORTS.get(code === 'CNSHA' ? 'CNSHG' : code) ?? null;

let made = 0;

interface Details {
  id?: string;
  created?: string;
  box?: string;
  bill?: string;
  booking?: string;
  empty?: boolean;
  vessel?: string;
  mode?: string;
  classifier?: string;
  document?: string;
}

/** An event of DCSA Track & Trace 2.2 as a carrier sends it: `code` at `place` at `time`. */
export function dcsaEvent(code: string, place: string, time: string, details: Details = {}): Record<string, unknown> {
  made += 1;
  const { id = `event-${made}`, box, bill = 'DEMO0001', booking, empty = false, vessel, mode = 'VESSEL' } = details;
  const base = {
    eventID: id,
    eventCreatedDateTime: details.created ?? '2026-01-01T00:00:00Z',
    eventClassifierCode: details.classifier ?? 'ACT',
    eventDateTime: time,
    documentReferences: [
      { documentReferenceType: 'TRD', documentReferenceValue: bill },
      ...(booking === undefined ? [] : [{ documentReferenceType: 'BKG', documentReferenceValue: booking }]),
    ],
  };
  if (details.document !== undefined) {
    return {
      ...base,
      eventType: 'SHIPMENT',
      shipmentEventTypeCode: code,
      documentTypeCode: details.document,
      documentID: bill,
    };
  }
  const transportCall = {
    transportCallID: `${vessel ?? mode}-${place}`,
    UNLocationCode: place,
    modeOfTransport: mode,
    exportVoyageNumber: '601W',
    importVoyageNumber: '601E',
    ...(vessel === undefined ? {} : { vessel: { vesselName: vessel, vesselOperatorCarrierCode: 'DEMO' } }),
  };
  if (code === 'ARRI' || code === 'DEPA') {
    return { ...base, eventType: 'TRANSPORT', transportEventTypeCode: code, transportCall };
  }
  return {
    ...base,
    eventType: 'EQUIPMENT',
    equipmentEventTypeCode: code,
    equipmentReference: box ?? 'CSQU3054383',
    ISOEquipmentCode: '45G1',
    emptyIndicatorCode: empty ? 'EMPTY' : 'LADEN',
    transportCall,
  };
}

/** Reads raw events as of a carrier; throws when one is refused. */
export function readAll(raw: readonly unknown[], now = Date.UTC(2026, 5, 1), source = 'DEMO'): TrackedEvent[] {
  return raw.map((one) => {
    const reading = readDcsaEvent(one, { source, now, placeOf });
    if ('refused' in reading) throw new Error(reading.refused);
    return reading.event;
  });
}

const est = { classifier: 'EST' };

/** Shanghai to Rotterdam with a transshipment in Singapore, everything done but the arrival. */
export function transshipment(): Record<string, unknown>[] {
  return [
    dcsaEvent('GTOT', 'CNSHA', '2026-03-01T09:00:00+08:00', { empty: true, mode: 'TRUCK' }),
    dcsaEvent('GTIN', 'CNSHA', '2026-03-03T10:00:00+08:00', { mode: 'TRUCK' }),
    dcsaEvent('LOAD', 'CNSHG', '2026-03-05T02:00:00+08:00', { vessel: 'Alpha' }),
    dcsaEvent('DEPA', 'CNSHG', '2026-03-05T12:00:00Z', { vessel: 'Alpha' }),
    dcsaEvent('ARRI', 'SGSIN', '2026-03-12T12:00:00+08:00', { vessel: 'Alpha' }),
    dcsaEvent('DISC', 'SGSIN', '2026-03-12T20:00:00+08:00', { vessel: 'Alpha' }),
    dcsaEvent('LOAD', 'SGSIN', '2026-03-16T20:00:00+08:00', { vessel: 'Beta' }),
    dcsaEvent('DEPA', 'SGSIN', '2026-03-17T08:00:00+08:00', { vessel: 'Beta' }),
    dcsaEvent('ARRI', 'NLRTM', '2026-04-10T06:00:00+02:00', { vessel: 'Beta', classifier: 'PLN' }),
    dcsaEvent('ARRI', 'NLRTM', '2026-04-12T18:00:00+02:00', {
      vessel: 'Beta',
      ...est,
      created: '2026-03-20T00:00:00Z',
    }),
    dcsaEvent('DISC', 'NLRTM', '2026-04-13T06:00:00+02:00', { vessel: 'Beta', ...est }),
    dcsaEvent('GTOT', 'NLRTM', '2026-04-15T06:00:00+02:00', { mode: 'TRUCK', ...est }),
  ];
}
