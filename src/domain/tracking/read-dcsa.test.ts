import { describe, expect, it } from 'vitest';
import { readDcsaEvent } from './read-dcsa.ts';
import { dcsaEvent, placeOf } from './sample-events.ts';

const context = { source: 'DEMO', now: Date.UTC(2026, 5, 1), placeOf };
const read = (raw: unknown) => readDcsaEvent(raw, context);

describe('TRACK-04 reading DCSA events', () => {
  it('reads 2.2 with everything it names', () => {
    const reading = read({
      ...dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { vessel: 'Alpha' }),
      novelty: 7,
    });
    expect(reading).toMatchObject({
      event: {
        source: 'DEMO',
        type: 'EQUIPMENT',
        code: 'LOAD',
        classifier: 'ACT',
        equipment: 'CSQU3054383',
        empty: false,
        bills: ['DEMO0001'],
        vessel: { name: 'Alpha' },
        place: { code: 'CNSHA' },
        extra: { novelty: 7 },
      },
    });
  });

  it('reads the metadata and payload of 3.0.0-Beta-1, with its retractions and its mark of a transshipment', () => {
    const { eventID, eventCreatedDateTime, ...payload } = dcsaEvent('DISC', 'SGSIN', '2026-03-12T20:00:00+08:00');
    const metadata = { eventID, eventCreatedDateTime };
    expect(read({ metadata, payload: { ...payload, isTransshipmentMove: true } })).toMatchObject({
      event: { code: 'DISC', transshipment: true },
    });
    expect(read({ metadata: { ...metadata, retractedEventID: 'e7' } })).toMatchObject({
      event: { type: 'RETRACTION', retracts: 'e7' },
    });
  });

  it('gives a time without offset that of its port, and refuses it where nobody knows the port', () => {
    expect(read(dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00'))).toMatchObject({
      event: { time: '2026-03-05T02:00:00+08:00' },
    });
    expect(read(dcsaEvent('LOAD', 'XXXXX', '2026-03-05T02:00:00'))).toHaveProperty('refused');
  });

  it('refuses, with a reason, what cannot be placed in time or says not what happened', () => {
    const bad: unknown[] = [
      dcsaEvent('LOAD', 'CNSHA', '1970-01-01T00:00:00Z'),
      dcsaEvent('LOAD', 'CNSHA', '2099-12-31T00:00:00Z'),
      dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { created: 'yesterday' }),
      dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { created: '2026-06-02T00:00:01Z' }),
      { ...dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z'), equipmentEventTypeCode: undefined },
      null,
      'event',
      [],
      42,
    ];
    for (const raw of bad) expect(read(raw)).toMatchObject({ refused: expect.any(String) });
  });

  it('takes what was made a few hours ahead: a source may leave out its zone', () => {
    const local = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { created: '2026-06-01T14:00:00' });
    expect(read(local)).toHaveProperty('event');
  });

  it('survives wrong types in every member', () => {
    const good = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { vessel: 'Alpha' });
    for (const name of Object.keys(good)) {
      for (const value of [null, 7, true, [], {}, [[null]], 'text'])
        expect(() => read({ ...good, [name]: value })).not.toThrow();
    }
  });

  describe('B9 an event without id', () => {
    const nameless = (raw: Record<string, unknown>) => ({ ...raw, eventID: undefined });
    const idOf = (raw: Record<string, unknown>) => {
      const reading = read(nameless(raw));
      return 'event' in reading ? reading.event.id : reading.refused;
    };
    const load = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { vessel: 'Alpha' });

    it('is named by what it says, not by when that was said nor of which shipments', () => {
      expect(read(nameless(load))).toMatchObject({ event: { code: 'LOAD', id: expect.stringMatching(/^says-/) } });
      expect(idOf({ ...load, eventCreatedDateTime: '2026-03-09T00:00:00Z' })).toBe(idOf(load));
      expect(idOf({ ...load, documentReferences: [], references: [] })).toBe(idOf(load));
      expect(idOf({ ...load, novelty: 1 })).toBe(idOf(load));
    });

    it.each([
      ['box', { equipmentReference: 'TEXU3070079' }],
      ['time', { eventDateTime: '2026-03-05T03:00:00+08:00' }],
      ['code', { equipmentEventTypeCode: 'DISC' }],
      ['classifier', { eventClassifierCode: 'EST' }],
      ['place', { transportCall: { UNLocationCode: 'NLRTM', modeOfTransport: 'VESSEL' } }],
    ])('is another one with another %s', (_name, change) => {
      expect(idOf({ ...load, ...change })).not.toBe(idOf(load));
    });
  });

  describe('B10 newer versions', () => {
    const metadata = { eventID: 'b1', eventCreatedDateTime: '2026-03-06T00:00:00Z' };
    const payload = {
      eventClassifierCode: 'ACT',
      eventDateTime: '2026-03-05T02:00:00+08:00',
      equipmentEventTypeCode: 'GTIN',
      equipmentReference: 'CSQU3054383',
      emptyIndicatorCode: 'LADEN',
    };

    it('reads the place of 3.0.0-Beta-1 where it stands in the payload alone', () => {
      const location = { locationName: 'Shanghai', UNLocationCode: 'CNSHA', facilityCode: 'WGQ5' };
      expect(read({ metadata, payload: { ...payload, location } })).toMatchObject({
        event: { place: { code: 'CNSHA', name: 'Shanghai', facility: 'WGQ5' } },
      });
      expect(read({ metadata, payload: { ...payload, location: { address: { city: 'Suzhou' } } } })).toMatchObject({
        event: { place: { code: null, name: 'Suzhou' } },
      });
    });

    it('reads the bill of 3.0.0-Beta-1 in `documentReference`', () => {
      const issued = {
        eventClassifierCode: 'ACT',
        eventDateTime: '2026-03-05T02:00:00Z',
        shipmentEventTypeCode: 'ISSU',
        documentTypeCode: 'TRD',
        documentReference: 'DEMO0001',
      };
      expect(read({ metadata, payload: issued })).toMatchObject({
        event: { document: 'TRD', documentId: 'DEMO0001', bills: ['DEMO0001'] },
      });
    });

    const shipmentDetails = (type: string, words: Record<string, string>) => ({
      documentReference: { [type]: words.BKG, reference: 'ABC709951' },
      additionalDocumentReferences: [{ [type]: words.TRD, reference: 'DEMO0001' }],
    });

    it('reads 3.0.0 with its groups and words', () => {
      const event = {
        eventRouting: { originatingParties: [] },
        eventID: 'evt-1',
        eventDateTime: '2026-01-25T00:45:00Z',
        eventUpdatedDateTime: '2026-01-25T01:23:45Z',
        shipmentDetails: shipmentDetails('type', { BKG: 'BOOKING', TRD: 'TRANSPORT_DOCUMENT' }),
        equipmentDetails: { equipmentReference: 'CSQU3054383', ISOEquipmentCode: '45G1' },
      };
      const call = {
        transportCallSequenceNumber: 1,
        modeOfTransport: 'VESSEL',
        serviceCodeOrReference: { carrierServiceCode: 'SVC2' },
        exportVoyageNumberOrReference: { carrierVoyageNumber: 'V2E' },
        importVoyageNumberOrReference: { carrierVoyageNumber: 'V2N' },
        vesselTransport: { vesselIMONumber: '7654321', vesselName: 'Beta' },
      };
      const departed = {
        ...event,
        eventLocation: { locationName: 'Terminal', UNLocationCode: 'CNSHA', facilityType: 'PORT_TERMINAL' },
        eventClassification: { eventType: 'TRANSPORT', eventClassifier: 'ACTUAL', transportEventType: 'DEPARTED' },
        transportDetails: { delayReasonCode: 'WEA', transportCall: call },
      };
      expect(read(departed)).toMatchObject({
        event: {
          type: 'TRANSPORT',
          code: 'DEPA',
          classifier: 'ACT',
          place: { code: 'CNSHA', facilityType: 'POTE' },
          vessel: { name: 'Beta', imo: '7654321' },
          exportVoyage: 'V2E',
          importVoyage: 'V2N',
          service: 'SVC2',
          equipment: null,
          boxes: ['CSQU3054383'],
          bills: ['DEMO0001'],
          bookings: ['ABC709951'],
          delayReason: 'WEA',
        },
      });
      const gated = {
        ...event,
        eventLocation: { UNLocationCode: 'NLRTM', facilityType: 'DEPOT' },
        eventClassification: { eventType: 'EQUIPMENT', eventClassifier: 'ACTUAL', equipmentEventType: 'GATED_IN' },
        equipmentDetails: { ...event.equipmentDetails, emptyIndicator: 'EMPTY', transportPhase: 'IMPORT' },
      };
      expect(read(gated)).toMatchObject({
        event: {
          type: 'EQUIPMENT',
          code: 'GTIN',
          empty: true,
          equipment: 'CSQU3054383',
          iso: '45G1',
          transshipment: false,
        },
      });
      const confirmed = {
        ...event,
        eventClassification: { eventType: 'SHIPMENT', eventClassifier: 'ACTUAL', shipmentEventType: 'CONFIRMED' },
      };
      expect(read(confirmed)).toMatchObject({
        event: { type: 'SHIPMENT', code: 'CONF', document: 'BKG', documentId: 'ABC709951', bills: ['DEMO0001'] },
      });
      const reefer = {
        ...event,
        eventClassification: { eventType: 'REEFER', eventClassifier: 'ACTUAL', reeferEventType: 'MEASURED' },
      };
      expect(read(reefer)).toMatchObject({ event: { type: 'REEFER', code: 'MEASURED' } });
    });

    it('reads 3.0.0 with the codes of its draft', () => {
      const arrived = {
        eventID: 'evt-2',
        eventDateTime: '2026-01-20T12:30:00Z',
        eventUpdatedDateTime: '2026-01-25T01:23:45Z',
        eventLocation: { UNLocationCode: 'NLRTM', facility: { facilityCode: 'ECT' }, facilityTypeCode: 'POTE' },
        eventClassification: { eventTypeCode: 'TRANSPORT', eventClassifierCode: 'EST', transportEventTypeCode: 'ARRI' },
        shipmentDetails: shipmentDetails('typeCode', { BKG: 'BKG', TRD: 'TRD' }),
        documentReferences: [{ typeCode: 'TRD', reference: 'DEMO0002' }],
        shipmentReferences: [{ typeCode: 'EQ', reference: 'CSQU3054383' }],
        transportDetails: {
          transportCall: {
            UNLocationCode: 'NLRTM',
            exportVoyageNumber: 'V1E',
            modeOfTransport: 'VESSEL',
            vessel: { vesselName: 'Alpha' },
          },
        },
      };
      expect(read(arrived)).toMatchObject({
        event: {
          code: 'ARRI',
          classifier: 'EST',
          bills: ['DEMO0001', 'DEMO0002'],
          boxes: ['CSQU3054383'],
          place: { code: 'NLRTM', facility: 'ECT' },
          vessel: { name: 'Alpha' },
          exportVoyage: 'V1E',
        },
      });
    });

    it('reads that 3.0.0 takes a report back, which may say nothing else', () => {
      expect(read({ eventID: 'evt-3', isRetracted: true })).toMatchObject({
        event: { type: 'RETRACTION', id: 'evt-3', retracts: 'evt-3', created: context.now },
      });
    });
  });
});
