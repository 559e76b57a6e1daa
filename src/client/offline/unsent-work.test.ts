import { describe, expect, it } from 'vitest';
import type { WatchItem } from '#contract/watch-list.ts';
import { unsentOf } from './unsent-work.ts';
import type { QuestionRow } from './watch/questions.ts';
import type { WatchedRow } from './watch/watched.ts';

const item: WatchItem = {
  number: 'BILL0001',
  businessType: 1,
  label: 'Garden chairs',
  note: '',
  etaHours: null,
  milestones: true,
  removed: false,
  editedAt: '2026-11-21T12:00:00.000Z',
};
const watched = (key: string, sent: boolean): WatchedRow => ({ key, item, sent });
const question = (number: string, outcome: QuestionRow['outcome']): QuestionRow => ({
  key: `1-${number}`,
  number,
  businessType: 1,
  said: false,
  at: 1,
  claimedUntil: 60_000,
  outcome,
  answeredAt: outcome === null ? null : 2,
});

describe('what outlives a session that expired', () => {
  it('ERR-05 is what its owner made and the server has not got, and PWA-07 no answer', () => {
    const lanes = { name: 'lanes', rows: [{ pinned: true }] };
    const work = unsentOf({
      userId: 'anna',
      watched: [watched('1-A', true), watched('1-B', false)],
      questions: [question('FOUND', 'found'), question('WAITS', null), question('REFUSED', 'refused')],
      lists: [lanes, { name: 'empty', rows: [] }],
    });
    expect(work).toEqual({
      userId: 'anna',
      watched: [watched('1-B', false)],
      // No tab is asking any more.
      questions: [{ ...question('WAITS', null), claimedUntil: 0 }],
      lists: [lanes],
    });
  });

  it('is nothing where all of it has arrived', () => {
    const questions = [question('FOUND', 'found')];
    expect(unsentOf({ userId: 'anna', watched: [watched('1-A', true)], questions, lists: [] })).toBeNull();
  });
});
