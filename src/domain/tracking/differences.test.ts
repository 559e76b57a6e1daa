import { describe, expect, it } from 'vitest';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { lineOfBox } from './box-line.ts';
import { describeShipment } from './describe.ts';
import { differencesOf } from './differences.ts';
import { dcsaEvent, placeOf, readAll, transshipment } from './sample-events.ts';

const NOW = Date.UTC(2026, 3, 1);

function answer(raw: readonly unknown[], now = NOW): TrackingAnswer {
  const number = 'DEMO0001';
  const asked = { number, businessType: 1 } as const;
  const sourceOf = (code: string) => ({ code, name: { zh: code, en: code }, kind: 'carrier' as const });
  const described = describeShipment({ ...asked, events: readAll(raw, now), now, placeOf, sourceOf });
  return { ...asked, state: 'found', seconds: null, reason: null, asOf: null, stale: false, ...described };
}

const before = transshipment();
const est = { classifier: 'EST', created: '2026-03-25T00:00:00Z', vessel: 'Beta' };

describe('what has changed since the last look', () => {
  it('TRACK-04 is nothing when only time has passed', () => {
    expect(differencesOf(answer(before), answer(before, NOW + 30 * 86_400_000))).toEqual([]);
  });

  it('TRACK-05 tells a new estimate with both times', () => {
    const moved = [...before, dcsaEvent('ARRI', 'NLRTM', '2026-04-14T06:00:00+02:00', est)];
    expect(differencesOf(answer(before), answer(moved))).toMatchObject([
      { kind: 'moved', eventCode: 'ARRIVED', from: '2026-04-12T18:00:00+02:00', to: '2026-04-14T06:00:00+02:00' },
    ]);
  });

  it('TRACK-04 tells what was expected and has happened, once for several boxes', () => {
    const done = ['MSKU6011672', 'TEXU3070079'].map((box) =>
      dcsaEvent('DISC', 'NLRTM', '2026-04-01T00:00:00+02:00', { box, vessel: 'Beta', created: '2026-04-01T00:00:00Z' }),
    );
    expect(differencesOf(answer(before), answer([...before, ...done]))).toMatchObject([
      { kind: 'happened', eventCode: 'DISCHARGED', boxes: ['MSKU6011672', 'TEXU3070079'] },
    ]);
  });

  it('TRACK-04 tells what is not said any more', () => {
    expect(differencesOf(answer(before), answer(before.slice(0, -1)))).toMatchObject([
      { kind: 'gone', eventCode: 'GATE_OUT_FULL', to: null },
    ]);
  });
});

describe('the line of one box', () => {
  it('TRACK-03 has its own steps and those of the vessels, and none of other boxes', () => {
    const other = dcsaEvent('GTIN', 'CNSHA', '2026-03-04T10:00:00+08:00', { box: 'TEXU3070079', mode: 'TRUCK' });
    const line = lineOfBox(answer([...before, other]).eventVO, 'TEXU3070079');
    expect(line.map(({ eventCode }) => eventCode)).toEqual([
      'GATE_IN_FULL',
      'DEPARTED',
      'TS_ARRIVED',
      'TS_DEPARTED',
      'ARRIVED',
    ]);
  });
});
