import type { EventVO, TrackMilestone } from '#contract/tracking.ts';
import { isOnLine } from './present-line.ts';

/** The line of one box of a shipment: its own steps and those of the vessels, in the order of time. */
export function lineOfBox(events: readonly EventVO[], containerNo: string): TrackMilestone[] {
  return events
    .filter((event) => isOnLine(event.eventCode) && (event.containerNo ?? containerNo) === containerNo)
    .map(({ eventCode, eventName, locationCode, locationName, eventTime, eventClassifier, state }) => ({
      eventCode,
      eventName,
      locationCode,
      locationName,
      eventClassifier,
      state,
      time: eventTime,
      done: state === 'actual' ? 1 : 0,
      total: 1,
    }));
}
