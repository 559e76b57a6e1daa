import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackingAnswer } from '#contract/tracking.ts';
import { type Description, describeShipment } from './describe.ts';
import { dcsaEvent, placeOf, readAll, transshipment } from './sample-events.ts';

const NOW = Date.UTC(2026, 2, 25);

function told(raw: readonly unknown[], now = NOW, number = 'DEMO0001', businessType: 1 | 2 = 1): Description {
  return describeShipment({
    number,
    businessType,
    events: readAll(raw),
    now,
    placeOf,
    sourceOf: (code) => ({ code, name: { zh: code, en: code }, kind: 'carrier' }),
  });
}

const codes = ({ eventVO }: Description) => eventVO.map(({ eventCode }) => eventCode);

describe('TRACK-02 to TRACK-06 the answer made of events', () => {
  it('names each step by its part in the whole voyage, which no event tells alone', () => {
    expect(codes(told(transshipment()))).toEqual([
      'EMPTY_OUT',
      'GATE_IN_FULL',
      'LOADED',
      'DEPARTED',
      'TS_ARRIVED',
      'TS_DISCHARGED',
      'TS_LOADED',
      'TS_DEPARTED',
      'ARRIVED',
      'DISCHARGED',
      'GATE_OUT_FULL',
    ]);
  });

  it('fills the bill: both ports with their names, times in port time, transfer', () => {
    expect(told(transshipment()).blVO).toMatchObject({
      blNo: 'DEMO0001',
      polCode: 'CNSHG',
      polCnName: '上海',
      podEnName: 'Rotterdam',
      firstVessel: 'Alpha',
      firstVoyage: '601W',
      polAtd: '2026-03-05T20:00:00+08:00',
      podEta: '2026-04-12T18:00:00+02:00',
      podAta: null,
      transferFlag: 2,
      containerCount: 1,
    });
  });

  it('pairs departures with arrivals into legs and says what became of the first promise', () => {
    const { shipVoyageVO } = told(transshipment());
    expect(
      shipVoyageVO.map(({ sort, portLoadCode, portDischargeCode }) => [sort, portLoadCode, portDischargeCode]),
    ).toEqual([
      [1, 'CNSHG', 'SGSIN'],
      [2, 'SGSIN', 'NLRTM'],
    ]);
    expect(shipVoyageVO[1]).toMatchObject({
      vesselName: 'Beta',
      etaFirst: '2026-04-10T06:00:00+02:00',
      podEta: '2026-04-12T18:00:00+02:00',
      delayDays: 2.5,
    });
  });

  it('leaves a leg open whose end nobody has told', () => {
    const { shipVoyageVO, blVO } = told(transshipment().slice(0, 4));
    expect(shipVoyageVO).toHaveLength(1);
    expect(shipVoyageVO[0]).toMatchObject({ portLoadCode: 'CNSHG', portDischargeCode: null });
    expect(blVO?.transferFlag).toBeNull();
  });

  it('does not take a port of call for a transshipment', () => {
    const calls = ['CNSHG', 'SGSIN', 'NLRTM'].flatMap((place, index) => [
      ...(index === 0 ? [] : [dcsaEvent('ARRI', place, `2026-03-0${index * 2}T00:00:00Z`, { vessel: 'Alpha' })]),
      ...(index === 2 ? [] : [dcsaEvent('DEPA', place, `2026-03-0${index * 2 + 1}T00:00:00Z`, { vessel: 'Alpha' })]),
    ]);
    const { blVO, shipVoyageVO } = told(calls);
    expect(blVO?.transferFlag).toBe(1);
    expect(shipVoyageVO).toMatchObject([{ portLoadCode: 'CNSHG', portDischargeCode: 'NLRTM', via: ['SGSIN'] }]);
  });

  it('keeps the value that holds and the ones that held before', () => {
    const { history } = told(transshipment());
    expect(history).toMatchObject([
      { kind: 'moved', eventCode: 'ARRIVED', from: '2026-04-10T06:00:00+02:00', to: '2026-04-12T18:00:00+02:00' },
    ]);
  });

  it('prefers what happened to any later estimate', () => {
    const late = { vessel: 'Alpha', classifier: 'EST', created: '2026-03-30T00:00:00Z' };
    const { blVO } = told([...transshipment(), dcsaEvent('DEPA', 'CNSHG', '2026-03-09T00:00:00Z', late)]);
    expect(blVO?.polAtd).toBe('2026-03-05T20:00:00+08:00');
  });

  it('takes a retracted event out and says so', () => {
    const retraction = {
      metadata: { eventID: 'r1', eventCreatedDateTime: '2026-03-24T00:00:00Z', retractedEventID: 'gone' },
    };
    const gone = dcsaEvent('DISC', 'NLRTM', '2026-03-24T00:00:00Z', { id: 'gone', vessel: 'Beta' });
    const { history, containerVO } = told([...transshipment(), gone, retraction]);
    expect(containerVO[0]?.containerStatus).toBe('TS_LOADED');
    expect(history[0]).toMatchObject({ kind: 'retracted', eventCode: 'DISCHARGED' });
  });

  it('marks what is overdue, and only while nothing later has happened', () => {
    const state = (result: Description) => result.eventVO.find(({ eventCode }) => eventCode === 'ARRIVED')?.state;
    expect(state(told(transshipment()))).toBe('expected');
    expect(state(told(transshipment(), Date.UTC(2026, 3, 14)))).toBe('overdue');
    const out = dcsaEvent('GTOT', 'NLRTM', '2026-04-15T06:00:00+02:00', { mode: 'TRUCK' });
    expect(state(told([...transshipment(), out], Date.UTC(2026, 3, 16)))).toBe('unconfirmed');
  });

  it('tells what happened last and what comes next', () => {
    expect(told(transshipment()).summary).toMatchObject({
      stage: 'at-sea',
      last: { eventCode: 'TS_DEPARTED', vesselName: 'Beta' },
      next: { eventCode: 'ARRIVED', state: 'expected' },
      delayDays: 2.5,
    });
  });

  it('keeps a code that nobody knows and shows it raw', () => {
    const { eventVO } = told([dcsaEvent('XYZZ', 'SGSIN', '2026-03-01T00:00:00Z')]);
    expect(eventVO[0]).toMatchObject({ eventCode: 'XYZZ', eventName: { zh: 'XYZZ' }, raw: { code: 'XYZZ' } });
  });

  it('reads customs from documents and from boxes, and knows a hold until it is released', () => {
    const hold = dcsaEvent('HOLD', '', '2026-03-20T00:00:00Z', { document: 'CUS' });
    const release = dcsaEvent('CUSR', 'NLRTM', '2026-03-22T00:00:00Z');
    expect(told([hold]).summary.customsHold).toBe(true);
    const both = told([hold, release]);
    expect(both.summary.customsHold).toBe(false);
    expect(both.customsVO.map(({ eventCode }) => eventCode)).toEqual(['CUSTOMS_HOLD', 'CUSTOMS_RELEASED']);
  });

  describe('of a bill of several boxes', () => {
    const [one, two] = ['CSQU3054383', 'MSKU6011672'];
    const landed = (box: string, steps: number) =>
      [
        dcsaEvent('DISC', 'NLRTM', '2026-03-20T08:00:00+01:00', { box, vessel: 'Alpha' }),
        dcsaEvent('GTOT', 'NLRTM', '2026-03-21T08:00:00+01:00', { box, mode: 'TRUCK' }),
        dcsaEvent('GTIN', 'NLRTM', '2026-03-23T08:00:00+01:00', { box, mode: 'TRUCK', empty: true }),
      ].slice(0, steps);
    const voyage = [
      ...[one, two].map((box) => dcsaEvent('LOAD', 'CNSHG', '2026-03-01T02:00:00+08:00', { box, vessel: 'Alpha' })),
      dcsaEvent('DEPA', 'CNSHG', '2026-03-02T12:00:00Z', { vessel: 'Alpha' }),
      dcsaEvent('ARRI', 'NLRTM', '2026-03-19T06:00:00+01:00', { vessel: 'Alpha' }),
    ];

    it.each([
      [3, 0, 'destination'],
      [3, 1, 'destination'],
      [3, 2, 'delivered'],
      [3, 3, 'returned'],
    ])('TRACK-02 is as far as the box that is least far: %d and %d steps are %s', (first, second, stage) => {
      expect(told([...voyage, ...landed(one, first), ...landed(two, second)]).summary.stage).toBe(stage);
    });

    it('TRACK-02 waits for the box that the connecting vessel has left behind', () => {
      const hub = (code: string, box: string, day: string, vessel: string) =>
        dcsaEvent(code, 'SGSIN', `2026-03-${day}T08:00:00+08:00`, { box, vessel });
      const waiting = [
        dcsaEvent('LOAD', 'CNSHG', '2026-03-01T02:00:00+08:00', { box: one, vessel: 'Alpha' }),
        dcsaEvent('ARRI', 'NLRTM', '2026-04-10T06:00:00+02:00', { vessel: 'Beta', classifier: 'PLN' }),
        ...[one, two].map((box) => hub('DISC', box, '10', 'Alpha')),
        hub('LOAD', one, '14', 'Beta'),
        {
          ...dcsaEvent('DEPA', 'SGSIN', '2026-03-15T08:00:00+08:00', { vessel: 'Beta' }),
          references: [{ referenceType: 'EQ', referenceValue: one }],
        },
      ];
      expect(told(waiting).summary.stage).toBe('transshipment');
      expect(told([...waiting, hub('RMVD', two, '16', 'Alpha')]).summary.stage).toBe('at-sea');
    });

    it('TRACK-02 tells a box by itself, whatever the others do', () => {
      const all = [...voyage, ...landed(one, 3), ...landed(two, 1)];
      expect(told(all, NOW, one, 2).summary.stage).toBe('returned');
      expect(told(all, NOW, two, 2).summary.stage).toBe('destination');
    });

    it('TRACK-06 is held until each box and each document is free', () => {
      const customs = (code: string, box: string, day: string) =>
        dcsaEvent(code, 'NLRTM', `2026-03-${day}T08:00:00Z`, { box });
      const held = (...raw: unknown[]) => told([...voyage, ...raw]).summary.customsHold;
      const hold = customs('CUSI', one, '20');
      expect(held(hold, customs('CUSR', two, '21'))).toBe(true);
      expect(held(hold, customs('CUSR', two, '21'), customs('CUSR', one, '22'))).toBe(false);
      const paper = (code: string, day: string, documentID: string) => ({
        ...dcsaEvent(code, '', `2026-03-${day}T08:00:00Z`, { document: 'CUS' }),
        documentID,
      });
      expect(held(paper('HOLD', '20', 'D1'), paper('RELS', '21', 'D2'))).toBe(true);
      expect(held(paper('HOLD', '20', 'D1'), paper('RELS', '21', 'D1'))).toBe(false);
      expect(held(paper('HOLD', '20', 'D1'), customs('CUSR', one, '21'))).toBe(true);
      expect(held(paper('HOLD', '20', 'D1'), customs('CUSR', one, '21'), customs('CUSR', two, '21'))).toBe(false);
    });
  });

  describe('TRACK-09 the name of its version', () => {
    const load = dcsaEvent('LOAD', 'CNSHG', '2026-03-05T02:00:00+08:00', { id: 'load', vessel: 'Alpha' });
    const call = { UNLocationCode: 'CNSHG', modeOfTransport: 'VESSEL', exportVoyageNumber: '601W' };
    const version = (raw: unknown, now = NOW) => told([raw], now).version;

    it.each([
      ['vessel', { transportCall: { ...call, vessel: { vesselName: 'Gamma' } } }],
      ['voyage', { transportCall: { ...call, exportVoyageNumber: '602W', vessel: { vesselName: 'Alpha' } } }],
      ['terminal', { eventLocation: { facilityCode: 'WGQ5' } }],
      ['type of the box', { ISOEquipmentCode: '22G1' }],
      ['seals', { seals: [{ sealNumber: 'S1' }] }],
      ['booking', { documentReferences: [{ documentReferenceType: 'BKG', documentReferenceValue: 'DEMO0001' }] }],
    ])('changes with the %s', (_name, change) => {
      expect(version({ ...load, ...change })).not.toBe(version(load));
    });

    it('changes with the reason of a delay', () => {
      const late = dcsaEvent('ARRI', 'NLRTM', '2026-04-12T18:00:00+02:00', { vessel: 'Alpha', classifier: 'EST' });
      const sailed = transshipment().slice(0, 4);
      expect(told([...sailed, { ...late, delayReasonCode: 'WEA' }]).version).not.toBe(told([...sailed, late]).version);
    });

    it('stays when a report comes again under another id, and when things only become overdue', () => {
      expect(version({ ...load, eventID: 'again', eventCreatedDateTime: '2026-03-06T00:00:00Z' })).toBe(version(load));
      const planned = dcsaEvent('DEPA', 'CNSHG', '2026-03-05T12:00:00Z', { vessel: 'Alpha', classifier: 'PLN' });
      expect(version(planned, Date.UTC(2026, 1, 1))).toBe(version(planned, NOW));
    });
  });

  it('TRACK-04 shows again what was said again after it was taken back, until it is taken back once more', () => {
    const report = (created: string) => dcsaEvent('DISC', 'NLRTM', '2026-03-19T00:00:00Z', { id: 'r', created });
    const back = (day: string) => ({
      metadata: { eventID: `back${day}`, eventCreatedDateTime: `2026-03-${day}T00:00:00Z`, retractedEventID: 'r' },
    });
    const [first, again] = [report('2026-03-20T00:00:00Z'), report('2026-03-22T00:00:00Z')];
    expect(told([first, back('21')]).eventVO).toEqual([]);
    const restored = told([again, back('21'), first]);
    expect([codes(restored), restored.history]).toEqual([['DISCHARGED'], []]);
    const gone = told([back('23'), again, back('21'), first]);
    expect(gone.eventVO).toEqual([]);
    expect(gone.history).toMatchObject([{ kind: 'retracted', at: '2026-03-23T00:00:00.000Z' }]);
  });

  it('shows of a box that is used again its last voyage alone', () => {
    const before = transshipment();
    const again = [
      dcsaEvent('GTOT', 'NLRTM', '2026-05-01T09:00:00Z', { empty: true, bill: 'DEMO0002' }),
      dcsaEvent('LOAD', 'NLRTM', '2026-05-05T09:00:00Z', { bill: 'DEMO0002', vessel: 'Gamma' }),
    ];
    const result = told([...before, ...again], Date.UTC(2026, 4, 6), 'CSQU3054383', 2);
    expect(codes(result)).toEqual(['EMPTY_OUT', 'LOADED']);
    expect(result.blVO?.blNo).toBe('DEMO0002');
  });

  describe('of a box whose booking and bill are never named together', () => {
    const by = (type: 'BKG' | 'TRD', value: string, event: Record<string, unknown>) => ({
      ...event,
      documentReferences: [{ documentReferenceType: type, documentReferenceValue: value }],
    });
    const truck = { mode: 'TRUCK' };
    const empty = { ...truck, empty: true };
    const vessel = { vessel: 'Alpha' };
    const booked = [
      by('BKG', 'BOOK1', dcsaEvent('GTOT', 'CNSHA', '2026-03-01T10:00:00+08:00', empty)),
      by('BKG', 'BOOK1', dcsaEvent('GTIN', 'CNSHA', '2026-03-03T10:00:00+08:00', truck)),
    ];
    const billed = [
      by('TRD', 'BILL1', dcsaEvent('LOAD', 'CNSHA', '2026-03-05T10:00:00+08:00', vessel)),
      by('TRD', 'BILL1', dcsaEvent('DEPA', 'CNSHA', '2026-03-06T10:00:00+08:00', vessel)),
    ];
    const box = (...raw: unknown[]) => codes(told(raw, NOW, 'CSQU3054383', 2));

    it('shows the steps before the bill, too', () => {
      expect(box(...billed, ...booked)).toEqual(['EMPTY_OUT', 'GATE_IN_FULL', 'LOADED', 'DEPARTED']);
    });

    it('shows them once the box has come back under its booking', () => {
      const back = by('BKG', 'BOOK1', dcsaEvent('GTIN', 'NLRTM', '2026-03-20T10:00:00+01:00', empty));
      expect(box(...booked, ...billed, back)).toEqual([
        'EMPTY_OUT',
        'GATE_IN_FULL',
        'LOADED',
        'DEPARTED',
        'EMPTY_RETURN',
      ]);
    });

    it('shows nothing of a booking before which the box came back or was given out anew', () => {
      const back = by('BKG', 'BOOK0', dcsaEvent('GTIN', 'CNSHA', '2026-02-26T10:00:00+08:00', empty));
      const before = by('BKG', 'BOOK0', dcsaEvent('GTIN', 'CNSHA', '2026-02-20T10:00:00+08:00', truck));
      const [out] = booked;
      expect(box(before, back, ...billed)).toEqual(['LOADED', 'DEPARTED']);
      expect(box(before, by('TRD', 'BILL1', { ...out }), ...billed)).toEqual(['EMPTY_OUT', 'LOADED', 'DEPARTED']);
    });

    it('shows nothing of a booking that is older than the papers of a voyage can be', () => {
      const before = by('BKG', 'BOOK0', dcsaEvent('GTIN', 'CNSHA', '2026-01-20T10:00:00+08:00', truck));
      expect(box(before, ...billed)).toEqual(['LOADED', 'DEPARTED']);
    });
  });

  describe('B8 of a ship that sails on after the discharge', () => {
    const beta = { vessel: 'Beta' };
    const truck = { mode: 'TRUCK' };
    const direct = [
      dcsaEvent('LOAD', 'CNSHA', '2026-02-01T08:00:00+08:00', beta),
      dcsaEvent('DEPA', 'CNSHA', '2026-02-02T08:00:00+08:00', beta),
      dcsaEvent('ARRI', 'NLRTM', '2026-03-01T08:00:00+01:00', beta),
      dcsaEvent('DISC', 'NLRTM', '2026-03-02T08:00:00+01:00', beta),
      dcsaEvent('DEPA', 'NLRTM', '2026-03-03T08:00:00+01:00', beta),
    ];
    const home = [
      dcsaEvent('GTOT', 'NLRTM', '2026-03-04T08:00:00+01:00', truck),
      dcsaEvent('GTIN', 'NLRTM', '2026-03-06T08:00:00+01:00', { ...truck, empty: true }),
    ];

    it('the port is that of discharge, the box an import, the voyage direct', () => {
      const { blVO, containerVO, shipVoyageVO, summary, eventVO } = told([...direct, ...home]);
      expect(blVO).toMatchObject({ podCode: 'NLRTM', podAta: '2026-03-01T08:00:00+01:00', transferFlag: 1 });
      expect(containerVO[0]).toMatchObject({
        directFlag: 'I',
        containerStatus: 'EMPTY_RETURN',
        dischargeCode: 'NLRTM',
      });
      expect(shipVoyageVO).toMatchObject([{ portLoadCode: 'CNSHG', portDischargeCode: 'NLRTM' }]);
      expect(summary.stage).toBe('returned');
      expect(eventVO.map(({ eventCode }) => eventCode).slice(2)).toEqual([
        'ARRIVED',
        'DISCHARGED',
        'SAILED_ON',
        'GATE_OUT_FULL',
        'EMPTY_RETURN',
      ]);
    });

    it('neither her sailing nor her next port says where the cargo is', () => {
      const next = dcsaEvent('ARRI', 'DEDUI', '2026-03-05T08:00:00+01:00', beta);
      const { summary, milestones, blVO, shipVoyageVO } = told([...direct, next]);
      expect(summary).toMatchObject({ stage: 'destination', last: { eventCode: 'DISCHARGED' }, next: null });
      expect(milestones.at(-1)?.eventCode).toBe('DISCHARGED');
      expect(blVO?.podCode).toBe('NLRTM');
      expect(shipVoyageVO).toHaveLength(1);
    });

    it('is the same by name where one report lacks her IMO number, and before anything is known of the way there', () => {
      const [, , ...landed] = direct;
      expect(told(landed).blVO).toMatchObject({ podCode: 'NLRTM', podAta: '2026-03-01T08:00:00+01:00' });
      const numbered = direct.map((event, index) => ({
        ...event,
        transportCall: {
          ...(event.transportCall as object),
          vessel: { vesselName: 'BETA', ...(index === 4 ? {} : { vesselIMONumber: '9321483' }) },
        },
      }));
      expect(told(numbered).blVO).toMatchObject({ podCode: 'NLRTM', transferFlag: 1 });
    });

    it('is the same where no report names her, once the cargo has left by land', () => {
      const unnamed = direct.map((event) => ({
        ...event,
        transportCall: { ...(event.transportCall as object), vessel: undefined },
      }));
      expect(told([...unnamed, ...home]).blVO).toMatchObject({ podCode: 'NLRTM', transferFlag: 1 });
    });

    it('is a transshipment as soon as another ship goes on', () => {
      const gamma = dcsaEvent('DEPA', 'NLRTM', '2026-03-09T08:00:00+01:00', { vessel: 'Gamma', classifier: 'PLN' });
      const [load, depa, arri, disc] = direct;
      expect(told([load, depa, arri, disc, gamma]).blVO).toMatchObject({ podCode: null, transferFlag: 2 });
    });
  });

  describe('B6 of a box that is used again and whose reports name no papers', () => {
    const bare = (event: Record<string, unknown>) => ({ ...event, documentReferences: [] });
    const truck = { mode: 'TRUCK' };
    const empty = { ...truck, empty: true };
    const before = [
      dcsaEvent('LOAD', 'NLRTM', '2026-01-05T10:00:00+01:00', { vessel: 'Alpha', bill: 'OLDBILL1' }),
      dcsaEvent('DEPA', 'NLRTM', '2026-01-06T10:00:00+01:00', { vessel: 'Alpha', bill: 'OLDBILL1' }),
      dcsaEvent('DISC', 'CNSHA', '2026-02-05T10:00:00+08:00', { vessel: 'Alpha', bill: 'OLDBILL1' }),
      dcsaEvent('GTOT', 'CNSHA', '2026-02-06T10:00:00+08:00', { ...truck, bill: 'OLDBILL1' }),
    ];
    const back = dcsaEvent('GTIN', 'CNSHA', '2026-02-08T10:00:00+08:00', { ...empty, bill: 'OLDBILL1' });
    const out = dcsaEvent('GTOT', 'CNSHA', '2026-03-01T10:00:00+08:00', empty);
    const now = [
      dcsaEvent('GTIN', 'CNSHA', '2026-03-03T10:00:00+08:00', truck),
      dcsaEvent('LOAD', 'CNSHA', '2026-03-05T10:00:00+08:00', { vessel: 'Beta' }),
    ];
    const box = (...raw: unknown[]) => codes(told(raw, NOW, 'CSQU3054383', 2));

    it('shows the present voyage alone: it begins when the box that came back empty is given out empty', () => {
      const present = ['EMPTY_OUT', 'GATE_IN_FULL', 'LOADED'];
      expect(box(...before, back, ...[out, ...now].map(bare))).toEqual(present);
      expect(box(...[...before, back, out, ...now].map(bare))).toEqual(present);
    });

    it('or when it comes back full although nobody told that it was given out', () => {
      expect(box(...[...before, back, ...now].map(bare))).toEqual(['GATE_IN_FULL', 'LOADED']);
    });

    it('shows the voyage before until then, and what a retracted return would have cut off', () => {
      expect(box(...[...before, back].map(bare)).at(-1)).toBe('EMPTY_RETURN');
      const mistaken = { ...back, eventID: 'mistaken' };
      const retraction = {
        metadata: { eventID: 'r', eventCreatedDateTime: '2026-03-02T00:00:00Z', retractedEventID: 'mistaken' },
      };
      expect(box(...[...before, mistaken, retraction, out, ...now].map((event) => bare(event)))).toHaveLength(7);
    });
  });

  it('B13 counts a step that is told of the whole shipment once, beside those of its boxes', () => {
    const boxes = ['CSQU3054383', 'TEXU3070079'].map((box) =>
      dcsaEvent('LOAD', 'CNSHG', '2026-03-05T02:00:00+08:00', { box, vessel: 'Alpha' }),
    );
    const whole = {
      ...dcsaEvent('LOAD', 'CNSHG', '2026-03-05T01:00:00+08:00', { vessel: 'Alpha' }),
      equipmentReference: null,
    };
    const { milestones, containerVO } = told([...boxes, whole]);
    expect(milestones).toMatchObject([{ eventCode: 'LOADED', done: 1, total: 1 }]);
    expect(containerVO).toHaveLength(2);
  });

  it('leaves out events that are about another number', () => {
    const foreign = dcsaEvent('LOAD', 'NLRTM', '2026-05-05T09:00:00Z', { bill: 'OTHER123', vessel: 'Gamma' });
    expect(told([...transshipment(), foreign]).eventVO).toHaveLength(11);
  });

  it('follows rail legs inland', () => {
    const rail = { mode: 'RAIL' };
    const { shipVoyageVO, eventVO } = told([
      ...transshipment(),
      dcsaEvent('DEPA', 'NLRTM', '2026-04-16T06:00:00+02:00', { ...rail, classifier: 'PLN' }),
      dcsaEvent('ARRI', 'DEDUI', '2026-04-17T06:00:00+02:00', { ...rail, classifier: 'PLN' }),
    ]);
    expect(shipVoyageVO[2]).toMatchObject({ transport: 'RAIL', portLoadCode: 'NLRTM', portDischargeCode: 'DEDUI' });
    expect(eventVO.map(({ eventCode }) => eventCode)).toContain('RAIL_ARRIVED');
  });
});

describe('TRACK-04 order and repetition', () => {
  it('any order and any repetition of the same events gives the same answer', () => {
    const raw = [
      ...transshipment(),
      dcsaEvent('HOLD', '', '2026-03-20T00:00:00Z', { document: 'CUS' }),
      dcsaEvent('LOAD', 'CNSHG', '2026-03-05T03:00:00+08:00', { box: 'MSKU6011672', vessel: 'Alpha' }),
      dcsaEvent('LOAD', 'CNSHG', '2026-03-05T03:30:00+08:00', { box: 'MSKU6011672', vessel: 'Alpha' }),
      { metadata: { eventID: 'r2', eventCreatedDateTime: '2026-03-24T00:00:00Z', retractedEventID: 'gone2' } },
      dcsaEvent('DISC', 'NLRTM', '2026-03-24T00:00:00Z', { id: 'gone2', vessel: 'Beta' }),
    ];
    const expected = told(raw);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(raw, { minLength: raw.length }),
        fc.array(fc.nat(raw.length - 1), { maxLength: 30 }),
        (shuffled, again) => {
          const repeated = [...again.map((index) => raw[index]), ...shuffled];
          expect(told(repeated)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('fits the contract', () => {
    const answer = {
      number: 'DEMO0001',
      businessType: 1,
      state: 'found',
      seconds: null,
      reason: null,
      asOf: null,
      stale: false,
      ...told(transshipment()),
    };
    expect(trackingAnswer.safeParse(answer).success).toBe(true);
  });
});
