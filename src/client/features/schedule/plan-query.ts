import type { Lane } from '#client/offline/lanes/lane-list.ts';
import { askedCode } from '#client/offline/recent-ports.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import type { SchedulePlan } from '#contract/schedule.ts';
import type { ScheduleSearch } from './schedule-search.ts';

/** Days of departure of a question; either end may be open. */
type Days = Pick<ScheduleSearch, 'from' | 'to'>;

/** A slow carrier's sailings are looked for again so often, in milliseconds, and so many times. */
const AGAIN_MS = 4000;
const AGAIN_MAX = 5;

/** The sailings of a lane. Without days the question is the same every day, so a pinned lane has one answer on the device. */
export function planQuery({ pol, pod, company, direct }: Lane, { from, to }: Days = {}) {
  return routeQuery('schedule.find', {
    query: {
      pol: askedCode(pol),
      pod: askedCode(pod),
      from,
      to,
      company: company ?? undefined,
      direct: direct ? '1' : undefined,
    },
  });
}

/** When the page asks again by itself: while a carrier is slow, a few times. */
export function askAgain({
  state: { data, dataUpdateCount },
}: {
  state: { data: SchedulePlan | undefined; dataUpdateCount: number };
}) {
  const isSlow = data?.sources.some(({ problem }) => problem === 'slow') === true;
  return isSlow && dataUpdateCount <= AGAIN_MAX ? AGAIN_MS : false;
}

/** The address of a lane's sailings from today on. */
export function laneSearch({ pol, pod, company, direct }: Lane): ScheduleSearch {
  return {
    pol: askedCode(pol),
    pod: askedCode(pod),
    company: company ?? undefined,
    direct: direct ? '1' : undefined,
  };
}
