import { describe, expect, it } from 'vitest';
import { placeOf } from '#domain/tracking/sample-events.ts';
import { readRoute } from './read-route.ts';

const facts = { company: { code: 'TEST', name: { zh: '测试船公司', en: 'Test line' } }, placeOf };
const stop = (code: string, dateTime: string) => ({ location: { UNLocationCode: code }, dateTime });

/** A ride of a route, by default from Shanghai to Singapore in ten days. */
const ride = (transport: object, from = '2026-12-01T08:00:00+08:00', to = '2026-12-11T08:00:00+08:00') => ({
  transport,
  departure: stop('CNSHG', from),
  arrival: stop('SGSIN', to),
});
const read = (route: object) => readRoute({ ...route }, facts);

describe('C2 the days of a voyage', () => {
  it('are none for one of some hours, though the dates are those of two days', () => {
    const hours = ride({}, '2026-12-02T08:00:00+08:00', '2026-12-02T18:00:00+08:00');
    expect(read({ legs: [hours] })?.transitDays).toBe(0);
    const overTheDateLine = ride({}, '2026-12-02T08:00:00+13:00', '2026-12-01T18:00:00-11:00');
    expect(read({ legs: [overTheDateLine] })?.transitDays).toBe(0);
    // More than half a day is no day either.
    expect(read({ legs: [ride({}, '2026-12-02T00:00:00+08:00', '2026-12-02T20:00:00+08:00')] })?.transitDays).toBe(0);
  });

  it.each([
    [12, 12],
    ['12', 12],
    [0, 10],
    [-3, 10],
    ['', 10],
    [null, 10],
    ['soon', 10],
    [undefined, 10],
  ])('are those that the carrier says, if it says any (%j)', (transitTime, days) => {
    expect(read({ transitTime, legs: [ride({})] })?.transitDays).toBe(days);
  });
});

describe('C3 the vessel of a sailing', () => {
  const partners = (voyage: string) => [{ carrierExportVoyageNumber: voyage, carrierServiceCode: 'AE1' }];

  it('may not be named yet: the voyage and the service are told all the same', () => {
    const sailing = read({ legs: [ride({ modeOfTransport: 'VESSEL', servicePartners: partners('601W') })] });
    expect(sailing).toMatchObject({ vesselName: null, voyage: '601W', service: 'AE1' });
  });

  it('is that of the first ride, also where only a later one has a name', () => {
    const legs = [
      ride({ modeOfTransport: 'TRUCK' }),
      ride({ modeOfTransport: 'VESSEL', servicePartners: partners('601W') }),
      ride({ modeOfTransport: 'VESSEL', vessel: { name: 'FEEDER' }, servicePartners: partners('7N') }),
    ];
    expect(read({ legs })).toMatchObject({ vesselName: null, voyage: '601W' });
  });

  it('is read where it is a barge, and is the sea-going one of a sailing that has both', () => {
    const barge = ride({ modeOfTransport: 'BARGE', barge: { name: 'RHINE', vesselIMONumber: '9000001' } });
    expect(read({ legs: [barge] })).toMatchObject({ vesselName: 'RHINE', vesselImo: '9000001' });
    const both = read({ legs: [barge, ride({ modeOfTransport: 'VESSEL', vessel: { name: 'ALPHA' } })] });
    expect(both).toMatchObject({ vesselName: 'ALPHA', legs: [{ vesselName: 'RHINE' }, { vesselName: 'ALPHA' }] });
  });
});
