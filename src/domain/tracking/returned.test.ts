import { describe, expect, it } from 'vitest';
import { isReturned } from './returned.ts';
import { dcsaEvent, placeOf, readAll } from './sample-events.ts';

const BOX = 'CSQU3054383';
const OTHER = 'MSKU1234565';
const back = (time: string, bill = 'OLDBILL1', box = BOX) =>
  dcsaEvent('GTIN', 'NLRTM', time, { bill, box, empty: true, mode: 'TRUCK' });
const out = (time: string, bill = 'NEWBILL1', more = {}) =>
  dcsaEvent('GTOT', 'CNSHA', time, { bill, empty: true, mode: 'TRUCK', ...more });

const returned = (raw: readonly unknown[], number = BOX, businessType: 1 | 2 = 2) =>
  isReturned({ number, businessType, events: readAll(raw), placeOf });

describe('TRACK-08 a voyage is over', () => {
  it('when every box of it is back empty, and not before', () => {
    const bill = [
      back('2026-02-01T10:00:00Z'),
      dcsaEvent('DISC', 'NLRTM', '2026-01-20T10:00:00Z', { bill: 'OLDBILL1', box: OTHER }),
    ];
    expect(returned(bill, 'OLDBILL1', 1)).toBe(false);
    expect(returned([...bill, back('2026-02-02T10:00:00Z', 'OLDBILL1', OTHER)], 'OLDBILL1', 1)).toBe(true);
    expect(returned([], 'OLDBILL1', 1)).toBe(false);
  });

  it('but not when the box is used again, nor when that is only planned', () => {
    expect(returned([back('2026-02-01T10:00:00Z')])).toBe(true);
    expect(returned([back('2026-02-01T10:00:00Z'), out('2026-03-15T10:00:00Z')])).toBe(false);
    expect(
      returned([back('2026-02-01T10:00:00Z'), out('2026-03-15T10:00:00Z', 'NEWBILL1', { classifier: 'PLN' })]),
    ).toBe(false);
    const gone = [back('2026-02-01T10:00:00Z', 'NEWBILL1'), out('2026-02-03T10:00:00Z')];
    expect(returned(gone)).toBe(false);
  });

  it('but not when the return was taken back', () => {
    const mistaken = { ...back('2026-02-01T10:00:00Z'), eventID: 'mistaken' };
    const landed = dcsaEvent('DISC', 'NLRTM', '2026-01-20T10:00:00Z', { bill: 'OLDBILL1' });
    const retraction = {
      metadata: { eventID: 'r', eventCreatedDateTime: '2026-02-02T00:00:00Z', retractedEventID: 'mistaken' },
    };
    expect(returned([landed, mistaken])).toBe(true);
    expect(returned([landed, mistaken, retraction])).toBe(false);
  });
});
