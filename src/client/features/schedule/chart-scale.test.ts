import { describe, expect, it } from 'vitest';
import { chartScale, cutOffOn, placeOn, spansOf } from './chart-scale.ts';
import { sampleSailing } from './sample-sailings.ts';

const cutOff = (time: string, kind: 'until' | 'from' = 'until') => ({
  code: 'FCO',
  name: { zh: '截重', en: 'FCL delivery cut-off' },
  kind,
  time,
  timezone: 'Asia/Shanghai',
});

describe('PLAN-01 the week chart', () => {
  it('shows whole weeks from the Monday before the first sailing to the Sunday after the last', () => {
    // Friday 27 November to Saturday 26 December.
    const scale = chartScale([sampleSailing()]);
    expect(scale.weeks.map(({ date }) => date)).toEqual([
      ...['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'],
    ]);
    expect([scale.days, scale.weeks[0]?.at, scale.weeks[1]?.at]).toEqual([35, 0, 20]);
  });

  it('has room for the cut-off of the first sailing', () => {
    const sailing = sampleSailing({ cutOffs: [cutOff('2026-11-20T12:00:00+08:00')] });
    const scale = chartScale([sailing]);
    expect(scale.weeks[0]?.date).toBe('2026-11-16');
    expect(cutOffOn(scale, sailing)).toBeCloseTo((4.5 / 42) * 100);
    expect(cutOffOn(scale, sampleSailing({ cutOffs: [cutOff('2026-11-20T12:00:00+08:00', 'from')] }))).toBeNull();
  });

  it('C2 has bars as long as the voyages, by the clock of the port of loading', () => {
    const sailing = sampleSailing({ etd: '2026-11-23T00:00:00+08:00', eta: '2026-12-07T12:00:00-08:00', legs: [] });
    const scale = chartScale([sailing]);
    const to = expect.closeTo(((14 + 28 / 24) / 21) * 100);
    expect(spansOf(scale, sailing)).toEqual([{ sort: 1, from: 0, to, transport: 'VESSEL' }]);
  });

  it('C2 has no bar that goes back where the date line is crossed', () => {
    const times = { etd: '2026-12-02T08:00:00+13:00', eta: '2026-12-01T18:00:00-11:00' };
    const [leg] = sampleSailing().legs;
    if (leg === undefined) throw new Error('The sample has a leg.');
    const sailing = sampleSailing({ ...times, legs: [{ ...leg, ...times }] });
    const [span] = spansOf(chartScale([sailing]), sailing);
    expect((span?.to ?? 0) - (span?.from ?? 0)).toBeCloseTo((10 / 24 / 7) * 100);
  });

  it('has a bar for each ride, and one for all where a ride has no times', () => {
    const [leg] = sampleSailing().legs;
    if (leg === undefined) throw new Error('The sample has a leg.');
    const first = { ...leg, eta: '2026-12-01T00:00:00+08:00' };
    const second = { ...leg, sort: 2, etd: '2026-12-04T00:00:00+08:00', transport: 'RAIL' };
    const sailing = sampleSailing({ legs: [first, second] });
    const scale = chartScale([sailing]);
    expect(spansOf(scale, sailing).map(({ transport }) => transport)).toEqual(['VESSEL', 'RAIL']);
    const untold = sampleSailing({ legs: [first, { ...second, etd: null }] });
    expect(spansOf(scale, untold)).toHaveLength(1);
  });

  it('tells the rides apart that begin beyond its edge', () => {
    const [leg] = sampleSailing().legs;
    if (leg === undefined) throw new Error('The sample has a leg.');
    const late = { etd: '2098-12-01T00:00:00Z', eta: '2098-12-31T00:00:00Z' };
    const sailing = sampleSailing({
      eta: late.eta,
      legs: [leg, { ...leg, ...late, sort: 2 }, { ...leg, ...late, sort: 3 }],
    });
    const spans = spansOf(chartScale([sailing]), sailing);
    expect(spans.map(({ from }) => from).slice(1)).toEqual([100, 100]);
    expect(new Set(spans.map(({ sort }) => sort)).size).toBe(3);
  });

  it('is cut where a time cannot be meant', () => {
    const sailing = sampleSailing({ eta: '2099-01-01T00:00:00Z' });
    const scale = chartScale([sailing]);
    expect(scale.days).toBe(140);
    expect(placeOn(scale, Date.parse(sailing.eta))).toBe(100);
  });
});
