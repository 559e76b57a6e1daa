import { portSchedule, vesselSchedules } from './calls.ts';
import { routesOf } from './sailings.ts';

const NAMES = ['point-to-point-routes', 'port-schedules', 'vessel-schedules'] as const;

/** A call of DCSA Commercial Schedules by its path; undefined for anything else. */
export function scheduleNamed(path: string) {
  return NAMES.find((name) => path === `/v1/${name}`);
}

/** The demonstration carrier's whole answer to a call of Commercial Schedules at a moment (ms), not yet in pages. */
export function scheduleEntries(name: (typeof NAMES)[number], query: URLSearchParams, now: number): readonly unknown[] {
  const word = (key: string) => query.get(key) ?? '';
  if (name === 'port-schedules') return portSchedule(word('UNLocationCode'), word('date'), now);
  if (name === 'vessel-schedules') {
    return vesselSchedules(word('vesselIMONumber'), word('startDate'), word('endDate'), now);
  }
  const start = query.get('departureStartDate') ?? new Date(now).toISOString().slice(0, 10);
  const question = {
    receipt: word('placeOfReceipt'),
    delivery: word('placeOfDelivery'),
    start,
    end: query.get('departureEndDate') ?? start,
    most: Number(query.get('maxTranshipment') ?? 9),
  };
  return routesOf(question, now);
}
