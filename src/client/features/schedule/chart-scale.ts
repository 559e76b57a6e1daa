import type { Sailing } from '#contract/schedule.ts';
import { dateOf, type PlainDate, weekday } from '#domain/plain-date.ts';
import { offsetOf } from '#domain/tracking/time.ts';

const DAY_MS = 86_400_000;
/** A plan that reaches further is a slip of the carrier; the chart is cut there. */
const DAYS_MAX = 140;

/** The days that a chart shows: whole weeks from a Monday on, by the clock of the port that the first sailing leaves. */
export interface ChartScale {
  /** Minutes that this clock is ahead of UTC. */
  offset: number;
  /** Day number of the first Monday. */
  start: number;
  days: number;
  /** The Mondays, and where they stand in percent of the width. */
  weeks: readonly { date: PlainDate; at: number }[];
}

/** A part of a sailing on board or on the rails, in percent of the width. */
interface ChartSpan {
  /** Number of the ride. */
  sort: number;
  from: number;
  to: number;
  transport: string;
}

/** Days since 1970 of a moment (ms) by a clock, which is the same one for all: a bar is as long as the voyage. */
function dayOf(at: number, offset: number): number {
  return (at + offset * 60_000) / DAY_MS;
}

const lastCutOff = ({ cutOffs }: Sailing) => cutOffs.findLast(({ kind }) => kind === 'until')?.time ?? null;

/** The scale on which all sailings have room, with the last cut-off before each. */
export function chartScale(sailings: readonly Sailing[]): ChartScale {
  const offset = offsetOf(sailings.toSorted((a, b) => Date.parse(a.etd) - Date.parse(b.etd))[0]?.etd ?? '');
  const day = (time: string) => dayOf(Date.parse(time), offset);
  const first = Math.floor(Math.min(...sailings.map((sailing) => day(lastCutOff(sailing) ?? sailing.etd))));
  const start = first - ((weekday(first) + 6) % 7);
  const last = Math.max(...sailings.map(({ eta }) => day(eta)));
  const weeks = Math.ceil(Math.min(last - start + 0.5, DAYS_MAX) / 7);
  const days = weeks * 7;
  return {
    offset,
    start,
    days,
    weeks: Array.from({ length: weeks }, (_, week) => ({ date: dateOf(start + week * 7), at: (week / weeks) * 100 })),
  };
}

/** Where a moment (ms) stands, in percent of the width; at the edge when it is beyond it. */
export function placeOn({ offset, start, days }: ChartScale, at: number): number {
  return Math.min(Math.max(((dayOf(at, offset) - start) / days) * 100, 0), 100);
}

const timeOn = (scale: ChartScale, time: string) => placeOn(scale, Date.parse(time));

/** The rides of a sailing, in order; the whole of it where the carrier gives no times of rides. */
export function spansOf(scale: ChartScale, { legs, etd, eta }: Sailing): ChartSpan[] {
  const spans = legs.flatMap((leg) =>
    leg.etd === null || leg.eta === null
      ? []
      : [{ sort: leg.sort, from: timeOn(scale, leg.etd), to: timeOn(scale, leg.eta), transport: leg.transport }],
  );
  if (spans.length === legs.length && spans.length > 0) return spans;
  return [{ sort: 1, from: timeOn(scale, etd), to: timeOn(scale, eta), transport: 'VESSEL' }];
}

/** Where the last cut-off of a sailing stands; null when the carrier gives none. */
export function cutOffOn(scale: ChartScale, sailing: Sailing): number | null {
  const time = lastCutOff(sailing);
  return time === null ? null : timeOn(scale, time);
}
