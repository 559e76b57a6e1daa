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

  it('refuses, with a reason, what cannot be placed in time or told apart', () => {
    const bad: unknown[] = [
      dcsaEvent('LOAD', 'CNSHA', '1970-01-01T00:00:00Z'),
      dcsaEvent('LOAD', 'CNSHA', '2099-12-31T00:00:00Z'),
      dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { created: 'yesterday' }),
      dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { created: '2026-06-02T00:00:01Z' }),
      { ...dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z'), eventID: undefined },
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
});
