import { describe, expect, it } from 'vitest';
import { timeParts } from './time-parts.ts';

describe('a time of a shipment', () => {
  it.each([
    ['2026-11-23T00:40:00+08:00', 'UTC+8'],
    ['2026-11-23T00:40:00-03:30', 'UTC-3:30'],
    ['2026-11-23T00:40:00Z', 'UTC'],
    ['2026-11-23T00:40:00.000Z', 'UTC'],
    ['2026-11-23T00:40:00.5+01:00', 'UTC+1'],
  ])('TRACK-06 %s names its zone in words, and no fraction of a second', (time, zone) => {
    expect(timeParts(time, 'port')).toEqual({ date: '2026-11-23', minute: '00:40', zone });
  });

  it('B11 shows local time of an unknown zone as it was written, by either clock', () => {
    const parts = { date: '2026-11-23', minute: '00:40', zone: '' };
    expect(timeParts('2026-11-23T00:40:00', 'port')).toEqual(parts);
    expect(timeParts('2026-11-23T00:40:00', 'own')).toEqual(parts);
  });
});
