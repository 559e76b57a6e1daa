import { Trans } from '@lingui/react/macro';
import { useNow } from '#client/offline/use-now.ts';
import { SCHEDULE_AHEAD_DAYS, SCHEDULE_DAYS_MAX } from '#contract/schedule-limits.ts';
import { localDate } from '#domain/plain-date.ts';
import { lastStart, readWindow, type WindowProblem } from '#domain/schedule/window.ts';

/** Problem of the days of departure as typed, seen from today; null when there is none or the page is not alive yet. */
export function useWindowProblem(from: string | undefined, to: string | undefined): WindowProblem | null {
  const now = useNow();
  if (now === null) return null;
  const window = readWindow(from || null, to || null, localDate(now, new Date(now).getTimezoneOffset()));
  return typeof window === 'string' ? window : null;
}

/** The last day that departures can be asked from, seen from today; nothing before the page is alive. */
export function useLastStart(): string | undefined {
  const now = useNow();
  return now === null ? undefined : lastStart(localDate(now, new Date(now).getTimezoneOffset()));
}

/** Sentence about a problem of the days of departure. */
export function WindowWords({ problem }: { problem: WindowProblem }) {
  const weeks = SCHEDULE_DAYS_MAX / 7;
  if (problem === 'reversed') return <Trans>The last day is before the first.</Trans>;
  if (problem === 'past') return <Trans>These days have passed.</Trans>;
  if (problem === 'too-far') return <Trans>You can search up to {SCHEDULE_AHEAD_DAYS} days ahead.</Trans>;
  return <Trans>You can search up to {weeks} weeks at a time.</Trans>;
}
