import { describe, expect, it } from 'vitest';
import {
  type KeptLane,
  type Lane,
  PINS_MAX,
  RECENT_MAX,
  readLanes,
  withoutLane,
  withPin,
  withUse,
} from './lane-list.ts';

const port = (code: string) => ({ code, nameEn: code, nameZh: null });
const lane = (pol: string, changes: Partial<Lane> = {}): Lane => ({
  pol: port(pol),
  pod: port('NLRTM'),
  company: null,
  direct: false,
  ...changes,
});
const names = (lanes: readonly KeptLane[]) => lanes.map(({ pol, pinned }) => pol.code + (pinned ? ' pinned' : ''));

describe('PLAN-01 lanes on the device', () => {
  it('are there once each, the last one asked for first, and pinned ones before all', () => {
    let lanes = withUse([], lane('CNSHA'), 1);
    lanes = withUse(lanes, lane('CNNGB'), 2);
    lanes = withPin(lanes, lane('CNSHA'), true, 3);
    lanes = withUse(lanes, lane('CNYTN'), 4);
    lanes = withUse(lanes, lane('CNNGB'), 5);
    expect(names(lanes)).toEqual(['CNSHA pinned', 'CNNGB', 'CNYTN']);
    expect(names(withPin(lanes, lane('CNSHA'), false, 6))).toEqual(['CNSHA', 'CNNGB', 'CNYTN']);
    expect(names(withoutLane(lanes, lane('CNNGB')))).toEqual(['CNSHA pinned', 'CNYTN']);
  });

  it('stay pinned when they are asked for again, and differ by company and by direct', () => {
    const pinned = withPin([], lane('CNSHA'), true, 1);
    const lanes = withUse(withUse(pinned, lane('CNSHA'), 2), lane('CNSHA', { company: 'DEMO' }), 3);
    expect(names(withUse(lanes, lane('CNSHA', { direct: true }), 4))).toEqual(['CNSHA pinned', 'CNSHA', 'CNSHA']);
  });

  it('are limited in number, of which the ones asked for longest ago go', () => {
    const codes = Array.from({ length: 40 }, (_, index) => `CN${String(index).padStart(3, '0')}`);
    const pins = codes.reduce<KeptLane[]>((lanes, code, at) => withPin(lanes, lane(code), true, at), []);
    expect(pins).toHaveLength(PINS_MAX);
    const all = codes.reduce((lanes, code, at) => withUse(lanes, lane(code, { direct: true }), at), pins);
    expect(all).toHaveLength(PINS_MAX + RECENT_MAX);
    expect(names(all).slice(0, 1)).toEqual(['CN039 pinned']);
    expect(names(all).slice(PINS_MAX, PINS_MAX + 1)).toEqual(['CN039']);
  });

  it('are read from whatever was stored', () => {
    const good = { ...lane('CNSHA'), usedAt: 5, pinned: true };
    expect(readLanes(JSON.parse(JSON.stringify([good])))).toEqual([good]);
    for (const foreign of [null, 7, 'x', {}, [null, 7, {}, { pol: 1 }, { ...good, usedAt: 'now' }]]) {
      expect(readLanes(foreign)).toEqual([]);
    }
    expect(readLanes([{ ...good, pol: port('javascript:') }])).toEqual([]);
  });
});
