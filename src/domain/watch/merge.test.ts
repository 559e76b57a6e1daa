import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WatchItem } from '#contract/watch-list.ts';
import { editsThatFit, editsToSend, mergeWatchItems, watchKey } from './merge.ts';

const text = fc.constantFrom('', 'Chairs', '椅子', 'Tables');
const edit: fc.Arbitrary<WatchItem> = fc.record({
  number: fc.constantFrom('DEMO0001', 'DEMO0002', 'CSQU3054383'),
  businessType: fc.constantFrom(1 as const, 2 as const),
  label: text,
  note: text,
  etaHours: fc.constantFrom(null, 0, 24),
  milestones: fc.boolean(),
  removed: fc.boolean(),
  // Few moments, so that edits often meet in one.
  editedAt: fc.constantFrom('2026-11-18T08:00:00.000Z', '2026-11-18T08:00:01.000Z', '2026-11-18T08:00:02.000Z'),
});
const edits = fc.array(edit, { maxLength: 12 });

describe('merging edits of a watch-list', () => {
  it('gives the same list whatever the order, the grouping and the repetition', () => {
    fc.assert(
      fc.property(edits, edits, edits, (a, b, c) => {
        const whole = mergeWatchItems(a, b, c);
        expect(mergeWatchItems(c, b, a)).toEqual(whole);
        expect(mergeWatchItems(mergeWatchItems(a, b), c)).toEqual(whole);
        expect(mergeWatchItems(a, mergeWatchItems(b, c))).toEqual(whole);
        expect(mergeWatchItems(whole, a, b, whole)).toEqual(whole);
      }),
    );
  });

  it('keeps the last edit of each item, removals included', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const merged = mergeWatchItems(list);
        expect(new Set(merged.map(watchKey)).size).toBe(merged.length);
        for (const item of list) {
          const kept = merged.find((one) => watchKey(one) === watchKey(item));
          expect(Date.parse(kept?.editedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(item.editedAt));
        }
      }),
    );
  });

  it('brings two devices and the server to one list by sending only what the server has not', () => {
    fc.assert(
      fc.property(edits, edits, (phone, desk) => {
        const first = mergeWatchItems(editsToSend(mergeWatchItems(phone), []));
        const server = mergeWatchItems(first, editsToSend(mergeWatchItems(desk), first));
        expect(server).toEqual(mergeWatchItems(phone, desk));
        expect(editsToSend(mergeWatchItems(server, phone), server)).toEqual([]);
      }),
    );
  });

  it('sends an edit that says the same again later: it holds against what another device said between', () => {
    const at = (second: number, label: string): WatchItem => ({
      number: 'DEMO0001',
      businessType: 1,
      label,
      note: '',
      etaHours: null,
      milestones: true,
      removed: false,
      editedAt: `2026-11-18T08:00:0${second}.000Z`,
    });
    const server = mergeWatchItems([at(0, 'Chairs')], editsToSend([at(2, 'Chairs')], [at(0, 'Chairs')]));
    expect(mergeWatchItems(server, [at(1, 'Tables')])).toEqual([at(2, 'Chairs')]);
  });

  it('parts edits into those a list has room for and those it has not, so that no step of sending is refused', () => {
    const watched = (list: readonly WatchItem[]) => list.filter(({ removed }) => !removed).length;
    fc.assert(
      fc.property(edits, edits, fc.nat(3), (list, made, free) => {
        const theirs = mergeWatchItems(list);
        const own = mergeWatchItems(made);
        const most = watched(theirs) + free;
        const { fit, left } = editsThatFit(own, theirs, most);
        expect(mergeWatchItems(fit, left)).toEqual(own);
        const steps = fit.map((_, index) => watched(mergeWatchItems(theirs, fit.slice(0, index + 1))));
        expect(Math.max(0, ...steps)).toBeLessThanOrEqual(most);
        if (left.length > 0) expect(steps.at(-1) ?? watched(theirs)).toBe(most);
        for (const edit of left) expect(watched(mergeWatchItems(theirs, fit, [edit]))).toBe(most + 1);
      }),
    );
  });
});
