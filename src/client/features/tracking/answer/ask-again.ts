import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { backoff } from '#client/lib/backoff.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';

/** Pauses before asking again, in milliseconds, where an answer names no time itself. */
const UNANSWERED = { first: 20_000, last: 10 * 60_000, jitter: 0 };
/** Sooner than this nothing new can have come, in milliseconds. */
const SHORTEST_MS = 5_000;

/** A question as the query cache has it; the counts are of answers and of failures. */
interface Question {
  data: TrackingAnswer | undefined;
  error: Error | null;
  dataUpdateCount: number;
  errorUpdateCount: number;
}

const mayPass = (error: Error) => isUnreachable(error) || (error instanceof ProblemError && error.status >= 500);

/**
 * TRACK-08: how long until the page asks again by itself, in milliseconds; false when it does not. While a number is
 * subscribed the server says when it will have asked, each time later; while nobody could be asked, the pauses grow here.
 * The same state always gives the same pause, or drawing the page would begin it anew.
 */
export function pauseBeforeAsking({ data, error, dataUpdateCount, errorUpdateCount }: Question): number | false {
  if (error !== null) return mayPass(error) ? backoff(Math.max(errorUpdateCount - 1, 0), UNANSWERED) : false;
  if (data?.state === 'subscribed') return Math.max((data.seconds ?? 60) * 1000, SHORTEST_MS);
  // Without a carrier for it nobody will be there a little later either.
  if (data?.state !== 'unavailable' || data.reason === 'no-carrier') return false;
  return backoff(Math.max(dataUpdateCount - 1, 0), UNANSWERED);
}
