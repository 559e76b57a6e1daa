import type { TrackChange, TrackMilestone } from '#contract/tracking.ts';
import type { PlaceOf } from './event.ts';
import { eventNameOf, MILESTONES, milestoneOrder } from './names.ts';
import { localTime, placeName, type Told } from './present-event.ts';
import type { Retraction } from './slots.ts';

/** Documents that belong to the line: without them a shipment that is only booked has none. */
const DOCUMENTS_ON_LINE = new Set(['DOC_BKG_CONF', 'DOC_TRD_ISSU', 'DOC_TRD_SURR']);

/** Things that happen on the way but are no step of it. */
const ASIDE = new Set(['INSPECTED', 'RESEALED', 'WAYPOINT', 'REMOVED', 'CALL_ARRIVED', 'CALL_DEPARTED']);

function isOnLine(code: string): boolean {
  return DOCUMENTS_ON_LINE.has(code) || (Object.hasOwn(MILESTONES, code) && !ASIDE.has(code));
}

/** What stands for several boxes at one milestone: the last one that has it, else the one that is next. */
function leaderOf(group: readonly Told[]): Told | null {
  const open = group.filter(({ state }) => state !== 'actual');
  const from = open.length > 0 ? open : group;
  return from.at(open.length > 0 ? 0 : -1) ?? null;
}

/** The line of milestones over all boxes, in the order of time. `boxes` is how many the shipment has. */
export function presentLine(told: readonly Told[], boxes: number, placeOf: PlaceOf): TrackMilestone[] {
  const groups = new Map<string, Told[]>();
  for (const one of told) {
    if (!isOnLine(one.eventCode)) continue;
    const key = `${one.eventCode}|${one.slot.place}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  const line = [...groups.values()].flatMap((group) => {
    const leader = leaderOf(group);
    if (leader === null) return [];
    const { best } = leader.slot;
    const done = group.filter(({ state }) => state === 'actual').length;
    const total = best.equipment === null ? group.length : Math.max(boxes, group.length);
    const waits = leader.state === 'actual' && done < total;
    const milestone: TrackMilestone = {
      eventCode: leader.eventCode,
      eventName: eventNameOf(leader.eventCode),
      locationCode: best.place?.code == null ? null : (placeOf(best.place.code)?.code ?? best.place.code),
      locationName: placeName(best, placeOf),
      time: localTime(best, placeOf),
      eventClassifier: best.classifier,
      state: waits ? 'expected' : leader.state,
      done,
      total,
    };
    return [{ milestone, at: best.at ?? Number.POSITIVE_INFINITY }];
  });
  line.sort(
    (a, b) =>
      (a.at === b.at ? 0 : a.at - b.at) ||
      milestoneOrder(a.milestone.eventCode) - milestoneOrder(b.milestone.eventCode),
  );
  return line.map(({ milestone }) => milestone);
}

/** At most so many, the newest: a bill of hundreds of boxes has thousands, which nobody reads. */
const MOST_CHANGES = 200;

/** What was said before and no longer holds, the newest first. */
export function presentHistory(
  told: readonly Told[],
  retractions: readonly Retraction[],
  codeOf: (retraction: Retraction) => string,
  placeOf: PlaceOf,
): TrackChange[] {
  const changes: (TrackChange & { order: number })[] = [];
  for (const { slot, eventCode } of told) {
    let before = slot.first;
    for (const event of slot.all) {
      const isMore = event.classifier === 'ACT' || before.classifier !== 'ACT';
      if (event === before || !isMore || (event.at === before.at && event.classifier === before.classifier)) continue;
      const confirms = event.classifier === 'ACT' && before.classifier !== 'ACT';
      if (confirms || event.at !== before.at) {
        changes.push({
          order: event.created,
          at: new Date(event.created).toISOString(),
          kind: confirms ? 'confirmed' : event.classifier === 'ACT' ? 'corrected' : 'moved',
          eventCode,
          eventName: eventNameOf(eventCode),
          locationName: placeName(event, placeOf),
          containerNo: event.equipment,
          from: localTime(before, placeOf),
          fromClassifier: before.classifier,
          to: localTime(event, placeOf),
          toClassifier: event.classifier,
        });
      }
      before = event;
    }
  }
  for (const retraction of retractions) {
    const { event, at } = retraction;
    const eventCode = codeOf(retraction);
    changes.push({
      order: at,
      at: new Date(at).toISOString(),
      kind: 'retracted',
      eventCode,
      eventName: eventNameOf(eventCode),
      locationName: placeName(event, placeOf),
      containerNo: event.equipment,
      from: localTime(event, placeOf),
      fromClassifier: event.classifier,
      to: null,
      toClassifier: '',
    });
  }
  changes.sort((a, b) => b.order - a.order || milestoneOrder(b.eventCode) - milestoneOrder(a.eventCode));
  return changes.slice(0, MOST_CHANGES).map(({ order: _order, ...change }) => change);
}
