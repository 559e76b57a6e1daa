import type { Bilingual } from '#contract/locale.ts';
import type { EventVO, TrackingAnswer } from '#contract/tracking.ts';

/** How a thing is told of now and was not before: new, confirmed, at another time, or not any more. */
type DifferenceKind = 'added' | 'happened' | 'moved' | 'gone';

/** One thing that two answers tell differently; the same of several boxes is one difference. */
export interface Difference {
  kind: DifferenceKind;
  eventCode: string;
  eventName: Bilingual;
  locationCode: string | null;
  locationName: Bilingual | null;
  /** Boxes it is about; empty for a vessel or a paper. */
  boxes: string[];
  /** Times as ISO 8601 with offset, before and now. */
  from: string | null;
  to: string | null;
}

const keyOf = ({ eventCode, locationCode, containerNo }: EventVO) => `${eventCode}|${locationCode}|${containerNo}`;

const momentOf = ({ eventTime }: EventVO) => (eventTime === null ? null : Date.parse(eventTime));

function kindOf(before: EventVO | undefined, after: EventVO): DifferenceKind | null {
  if (before === undefined) return after.state === 'actual' ? 'happened' : 'added';
  if (after.eventClassifier === 'ACT' && before.eventClassifier !== 'ACT') return 'happened';
  return momentOf(before) === momentOf(after) ? null : 'moved';
}

/**
 * The differences of an answer from an earlier one about the same number, in the order of time; an event that has only
 * become overdue meanwhile is no news.
 */
export function differencesOf(before: TrackingAnswer, after: TrackingAnswer): Difference[] {
  if (before.version === after.version) return [];
  const earlier = new Map(before.eventVO.map((event) => [keyOf(event), event]));
  const later = new Set(after.eventVO.map(keyOf));
  const found = new Map<string, Difference>();
  const add = (kind: DifferenceKind, event: EventVO, from: string | null, to: string | null) => {
    const { eventCode, eventName, locationCode, locationName, containerNo } = event;
    const key = `${kind}|${eventCode}|${locationCode}|${from}|${to}`;
    const present = found.get(key) ?? { kind, eventCode, eventName, locationCode, locationName, boxes: [], from, to };
    if (containerNo !== null) present.boxes.push(containerNo);
    found.set(key, present);
  };
  for (const event of after.eventVO) {
    const old = earlier.get(keyOf(event));
    const kind = kindOf(old, event);
    if (kind !== null) add(kind, event, old?.eventTime ?? null, event.eventTime);
  }
  for (const event of before.eventVO) if (!later.has(keyOf(event))) add('gone', event, event.eventTime, null);
  return [...found.values()];
}
