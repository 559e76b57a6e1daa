import { SILENT_EVENT, type TrackedEvent } from '#domain/tracking/event.ts';

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Removes null characters and replaces halves of characters: PostgreSQL takes no text with them. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
}

/** More beside the known members than this is not kept, in characters. */
const EXTRA_MAX = 20_000;

/** The JSON text that is stored of an event. */
export function eventText(event: TrackedEvent): string {
  const textOf = (one: TrackedEvent) =>
    JSON.stringify(one, (_name, value: unknown) => (isEmpty(value) ? undefined : storable(value)));
  const text = textOf(event);
  // Names of members can hold the same characters as their values.
  const isFit = text.length <= EXTRA_MAX && !/\\u(?:0000|d[89a-f])/i.test(text);
  return isFit ? text : textOf({ ...event, extra: null });
}

const UNKNOWN_PLACE: NonNullable<TrackedEvent['place']> = {
  code: null,
  name: null,
  facility: null,
  facilityType: null,
};
const UNKNOWN_VESSEL: NonNullable<TrackedEvent['vessel']> = { name: null, imo: null, operator: null };

/** An event as it was stored, which is where it differs from a silent one. */
export function storedEvent(data: Partial<TrackedEvent>): TrackedEvent {
  const event = { ...SILENT_EVENT, ...data };
  const { place, vessel } = event;
  return {
    ...event,
    place: place === null ? null : { ...UNKNOWN_PLACE, ...place },
    vessel: vessel === null ? null : { ...UNKNOWN_VESSEL, ...vessel },
  };
}
