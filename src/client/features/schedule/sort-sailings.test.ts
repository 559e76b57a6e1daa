import { describe, expect, it } from 'vitest';
import { sampleSailing } from './sample-sailings.ts';
import { sortSailings } from './sort-sailings.ts';

const early = sampleSailing({ id: 'early', transitDays: 30, transshipments: 1 });
const quick = sampleSailing({
  id: 'quick',
  etd: '2026-11-28T01:00:00+08:00',
  eta: '2026-12-20T08:00:00+01:00',
  transitDays: 22,
});
const slow = sampleSailing({
  id: 'slow',
  etd: '2026-11-29T01:00:00+08:00',
  eta: '2027-01-05T08:00:00+01:00',
  transitDays: 37,
});
const all = [slow, early, quick];
const order = (...question: Parameters<typeof sortSailings> extends [unknown, ...infer Rest] ? Rest : never) =>
  sortSailings(all, ...question).map(({ id }) => id);

describe('PLAN-01 sailings', () => {
  it('are sorted by departure, arrival, days and transshipments, and backwards', () => {
    expect(order('departure')).toEqual(['early', 'quick', 'slow']);
    expect(order('arrival')).toEqual(['quick', 'early', 'slow']);
    expect(order('transit')).toEqual(['quick', 'early', 'slow']);
    expect(order('transit', true)).toEqual(['slow', 'early', 'quick']);
  });

  it('that are equal stand by departure, also backwards', () => {
    expect(order('transshipments')).toEqual(['quick', 'slow', 'early']);
    expect(order('transshipments', true)).toEqual(['early', 'quick', 'slow']);
  });

  it('C2 of less than a day are sorted by hours', () => {
    const etd = '2026-11-28T01:00:00+08:00';
    const [short, shorter] = ['2026-11-28T19:00:00+08:00', '2026-11-28T09:00:00+08:00'].map((eta) =>
      sampleSailing({ id: eta, etd, eta, transitDays: 0 }),
    );
    const sorted = sortSailings([...all, ...(short && shorter ? [short, shorter] : [])], 'transit');
    expect(sorted.slice(0, 3).map(({ id }) => id)).toEqual([shorter?.id, short?.id, 'quick']);
  });

  it('are compared by moment and not by how the time is written', () => {
    // 01:00 in Shanghai is before 20:00 of the day before in New York.
    const here = sampleSailing({ id: 'here', etd: '2026-11-28T01:00:00+08:00' });
    const there = sampleSailing({ id: 'there', etd: '2026-11-27T20:00:00-05:00' });
    expect(sortSailings([there, here], 'departure').map(({ id }) => id)).toEqual(['here', 'there']);
  });
});
