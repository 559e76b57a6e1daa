import type { EventVO, TrackMilestone } from '#contract/tracking.ts';
import { isOnLine } from './present-line.ts';

/** The line of one box of a shipment: its own steps and those of the vessels, in the order of time. */
export function lineOfBox(events: readonly EventVO[], containerNo: string): TrackMilestone[] {
  const stepOf = ({ eventCode, locationCode }: EventVO) => `${eventCode}|${locationCode}`;
  const own = new Set(events.filter((event) => event.containerNo === containerNo).map(stepOf));
  // An event of the whole shipment stands for a box as long as none tells the same of the box itself.
  const concerns = (event: EventVO) =>
    event.containerNo === null ? !own.has(stepOf(event)) : event.containerNo === containerNo;
  return events
    .filter((event) => isOnLine(event.eventCode) && concerns(event))
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
