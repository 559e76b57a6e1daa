import { describe, expect, it } from 'vitest';
import { OfflineError, ProblemError } from '#client/api/errors.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { pauseBeforeAsking } from './ask-again.ts';

const answered = (told: Partial<TrackingAnswer>, dataUpdateCount = 1) => ({
  data: told as TrackingAnswer,
  error: null,
  dataUpdateCount,
  errorUpdateCount: 0,
});
const failed = (error: Error, errorUpdateCount = 1) => ({
  data: undefined,
  error,
  dataUpdateCount: 0,
  errorUpdateCount,
});
const problem = (status: number) => new ProblemError({ status, code: 'internal', message: '', requestId: null });

describe('asking again by itself', () => {
  it('TRACK-08 waits as long as the server says, and never less than five seconds', () => {
    expect(pauseBeforeAsking(answered({ state: 'subscribed', seconds: 63 }))).toBe(63_000);
    expect(pauseBeforeAsking(answered({ state: 'subscribed', seconds: 1 }))).toBe(5_000);
  });

  it('TRACK-08 waits longer each time while nobody can be asked, at most ten minutes', () => {
    const pauses = [1, 2, 3, 30].map((tries) =>
      pauseBeforeAsking(answered({ state: 'unavailable', reason: 'carrier-failed' }, tries)),
    );
    expect(pauses).toEqual([20_000, 40_000, 80_000, 600_000]);
    expect([1, 2].map((tries) => pauseBeforeAsking(failed(new OfflineError(''), tries)))).toEqual([20_000, 40_000]);
    expect(pauseBeforeAsking(failed(problem(503)))).toBe(20_000);
  });

  it('does not ask again for what is known, refused, or nobody is connected for', () => {
    expect(pauseBeforeAsking(answered({ state: 'found' }))).toBe(false);
    expect(pauseBeforeAsking(answered({ state: 'nothing' }))).toBe(false);
    expect(pauseBeforeAsking(answered({ state: 'unavailable', reason: 'no-carrier' }))).toBe(false);
    expect(pauseBeforeAsking(failed(problem(401)))).toBe(false);
  });
});
