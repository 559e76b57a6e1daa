import { isDeepStrictEqual } from 'node:util';
import { saidOf } from '#domain/tracking/belongs.ts';
import { type PlaceOf, reportKey, type TrackedEvent } from '#domain/tracking/event.ts';
import { slotKeyOf } from '#domain/tracking/slots.ts';

/** Keeps of each key the report that was made last. */
function newestBy(events: readonly TrackedEvent[], keyOf: (event: TrackedEvent) => string): Map<string, TrackedEvent> {
  const newest = new Map<string, TrackedEvent>();
  for (const event of events) {
    const key = keyOf(event);
    const present = newest.get(key);
    if (present === undefined || present.created <= event.created) newest.set(key, event);
  }
  return newest;
}

/**
 * Of the reports of an answer, those that tell something. Where a carrier does not say when it made a report, the answer
 * counts as its time, and the same report in the next answer would look like a newer one. It is none as long as what was
 * last said of the thing is still being said; an estimate that comes back after another one has to be kept again.
 */
export function newsOf(
  heard: readonly TrackedEvent[],
  stored: readonly TrackedEvent[],
  placeOf: PlaceOf,
): TrackedEvent[] {
  const slotOf = (event: TrackedEvent) => `${event.source}|${slotKeyOf(event, placeOf)}`;
  const wordOf = (event: TrackedEvent) => `${reportKey(event)}|${saidOf(event)}`;
  const known = newestBy(stored, wordOf);
  const lastSaid = newestBy(stored, slotOf);
  const said = new Set(heard.map(reportKey));
  return heard.filter((event) => {
    const same = known.get(wordOf(event));
    const last = lastSaid.get(slotOf(event));
    if (same === undefined || last === undefined || !said.has(reportKey(last))) return true;
    return !isDeepStrictEqual({ ...same, created: event.created }, event);
  });
}
