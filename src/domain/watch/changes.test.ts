import { describe, expect, it } from 'vitest';
import { describeShipment } from '#domain/tracking/describe.ts';
import { dcsaEvent, placeOf, readAll, transshipment } from '#domain/tracking/sample-events.ts';
import { changesSince, type Told, toldOf, type WatchChange } from './changes.ts';

const NOW = Date.UTC(2026, 2, 25);
const NOTHING: Told = { milestones: [], eta: null };
const ALL = { etaHours: 24, milestones: true };

const shipment = (
  raw: readonly unknown[],
  asked: { number: string; businessType: 1 | 2 } = { number: 'DEMO0001', businessType: 1 },
) =>
  describeShipment({
    ...asked,
    events: readAll(raw),
    now: NOW,
    placeOf,
    sourceOf: (code) => ({ code, name: { zh: code, en: code }, kind: 'carrier' }),
  });

const estimate = (day: string, created: string) =>
  dcsaEvent('ARRI', 'NLRTM', `2026-04-${day}T18:00:00+02:00`, { vessel: 'Beta', classifier: 'EST', created });
const kinds = (changes: WatchChange[]) => changes.map(({ kind, eventCode }) => `${kind} ${eventCode}`);

describe('what is new to who watches a shipment', () => {
  it('is nothing while nothing has changed', () => {
    const now = shipment(transshipment());
    expect(changesSince(toldOf(now), now, ALL).changes).toEqual([]);
  });

  it('is each milestone once, with when and where it happened', () => {
    const before = toldOf(shipment(transshipment().slice(0, 3)));
    const after = shipment(transshipment().slice(0, 4));
    const { changes, told } = changesSince(before, after, ALL);
    expect(changes).toMatchObject([
      { kind: 'milestone', eventCode: 'DEPARTED', time: '2026-03-05T20:00:00+08:00', locationName: { en: 'Shanghai' } },
    ]);
    expect(changesSince(told, after, ALL).changes).toEqual([]);
  });

  it('does not tell of a call again that turns out to be a transshipment', () => {
    const atSea = shipment(transshipment().slice(0, 6));
    const { told } = changesSince(NOTHING, atSea, ALL);
    expect(kinds(changesSince(told, shipment(transshipment().slice(0, 7)), ALL).changes)).toEqual([
      'milestone TS_LOADED',
    ]);
  });

  it('tells of the first box and of the last, not of each between', () => {
    const box = (box: string) => dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { box, vessel: 'Alpha' });
    const gated = ['CSQU3054383', 'MSKU1234565', 'TGHU1234566'].map((box) =>
      dcsaEvent('GTIN', 'CNSHA', '2026-03-03T10:00:00+08:00', { box, mode: 'TRUCK' }),
    );
    let told = toldOf(shipment(gated));
    const loaded: unknown[] = [];
    const said = ['CSQU3054383', 'MSKU1234565', 'TGHU1234566'].map((number) => {
      loaded.push(box(number));
      const step = changesSince(told, shipment([...gated, ...loaded]), ALL);
      told = step.told;
      return step.changes.map(({ eventCode, done, total }) => [eventCode, done, total]);
    });
    expect(said).toEqual([[['LOADED', 1, 3]], [], [['LOADED', 3, 3]]]);
  });

  describe('of a bill whose boxes become known one after the other', () => {
    const [one, two] = ['CSQU3054383', 'MSKU1234565'];
    const step = (code: string, box: string) =>
      dcsaEvent(code, 'CNSHA', code === 'LOAD' ? '2026-03-05T02:00:00+08:00' : '2026-03-03T10:00:00+08:00', { box });
    const loads = (changes: WatchChange[]) =>
      changes.filter(({ eventCode }) => eventCode === 'LOADED').map(({ done, total }) => [done, total]);
    const alone = [step('LOAD', one)];
    const joined = [...alone, step('GTIN', two)];
    const both = [...joined, step('LOAD', two)];
    const follow = (before: Told, ...states: unknown[][]) => {
      let told = before;
      return states.map((state) => {
        const next = changesSince(told, shipment(state), ALL);
        told = next.told;
        return loads(next.changes);
      });
    };

    it('TRACK-08 tells of all again when they have become more, and never of the first after all', () => {
      expect(follow(NOTHING, alone, joined, both, both, joined, both)).toEqual([[[1, 1]], [], [[2, 2]], [], [], []]);
    });

    it('TRACK-08 tells nothing twice that was noted before numbers were', () => {
      const noted = { ...NOTHING, milestones: ['LOADED|CNSHG|all'] };
      expect(follow(noted, both, both)).toEqual([[], []]);
      expect(follow(noted, joined, both)).toEqual([[], [[2, 2]]]);
      expect(follow({ ...NOTHING, milestones: ['LOADED|CNSHG|first'] }, joined, both)).toEqual([[], [[2, 2]]]);
    });

    it('TRACK-08 does not take more boxes under another bill for another voyage', () => {
      const { told } = changesSince(NOTHING, shipment(joined), ALL);
      const { blVO } = shipment(both);
      if (blVO === null) throw new Error('There is no bill.');
      const renamed = { ...shipment(both), blVO: { ...blVO, blNo: 'DEMO0002', bookingNo: null } };
      expect(changesSince(told, renamed, ALL).changes).toMatchObject([{ eventCode: 'LOADED', done: 2, total: 2 }]);
    });
  });

  it('is an arrival that moved by more than the chosen hours, also when it crept away', () => {
    const sailed = transshipment().slice(0, 8);
    let told = toldOf(shipment([...sailed, estimate('12', '2026-03-20T00:00:00Z')]));
    const days = ['13', '14', '15'].map((day, index) => {
      const step = changesSince(told, shipment([...sailed, estimate(day, `2026-03-2${index + 1}T00:00:00Z`)]), {
        ...ALL,
        etaHours: 30,
      });
      told = step.told;
      return step.changes.map(({ kind, from, time }) => [kind, from?.slice(8, 10), time?.slice(8, 10)]);
    });
    expect(days).toEqual([[], [['eta', '12', '14']], []]);
  });

  it('is each milestone of a box again on its next voyage, though the ports are the same', () => {
    const box = (raw: readonly unknown[]) => shipment(raw, { number: 'CSQU3054383', businessType: 2 });
    const voyage = (month: string, bill: string, steps: number) =>
      [
        dcsaEvent('GTOT', 'CNSHA', `2026-${month}-01T09:00:00+08:00`, { bill, booking: `B${bill}`, empty: true }),
        dcsaEvent('LOAD', 'CNSHA', `2026-${month}-05T09:00:00+08:00`, { bill, vessel: 'Alpha' }),
        dcsaEvent('GTIN', 'CNSHA', `2026-${month}-20T09:00:00+08:00`, { bill, empty: true, mode: 'TRUCK' }),
      ].slice(0, steps);
    const first = voyage('01', 'BILL1', 3);
    let { told } = changesSince(NOTHING, box(first), ALL);
    const said = [1, 2, 2].map((steps) => {
      const step = changesSince(told, box([...first, ...voyage('03', 'BILL2', steps)]), ALL);
      told = step.told;
      return step.changes.map(({ key }) => key);
    });
    expect(said).toEqual([['BILL2|EMPTY_OUT|CNSHG|all|1'], ['BILL2|LOADED|CNSHG|all|1'], []]);
  });

  it('is nothing when a box turns out to be stuffed for another bill as well', () => {
    const shared = shipment(transshipment());
    const { told } = changesSince(NOTHING, shared, ALL);
    const { blVO } = shared;
    if (blVO === null) throw new Error('There is no bill.');
    expect(changesSince(told, { ...shared, blVO: { ...blVO, blNo: 'DEMO0002' } }, ALL).changes).toEqual([]);
  });

  it('is only what the person wants to hear of', () => {
    const before = toldOf(shipment([...transshipment().slice(0, 7), estimate('12', '2026-03-20T00:00:00Z')]));
    const after = shipment([...transshipment().slice(0, 8), estimate('20', '2026-03-21T00:00:00Z')]);
    expect(kinds(changesSince(before, after, ALL).changes)).toEqual(['milestone TS_DEPARTED', 'eta ARRIVED']);
    expect(kinds(changesSince(before, after, { ...ALL, milestones: false }).changes)).toEqual(['eta ARRIVED']);
    expect(kinds(changesSince(before, after, { ...ALL, etaHours: 0 }).changes)).toEqual(['milestone TS_DEPARTED']);
  });
});
