import type { TrackChange, TrackMilestone } from '#contract/tracking.ts';
import type { PlaceOf, TrackedEvent } from './event.ts';
import { eventNameOf, MILESTONES, milestoneOrder } from './names.ts';
import { localTime, placeName, type Told } from './present-event.ts';
import type { Retraction } from './slots.ts';

/** Documents that belong to the line: without them a shipment that is only booked has none. */
const DOCUMENTS_ON_LINE = new Set(['DOC_BKG_CONF', 'DOC_TRD_ISSU', 'DOC_TRD_SURR']);

/** Things that happen on the way but are no step of it. */
const ASIDE = new Set(['INSPECTED', 'RESEALED', 'WAYPOINT', 'REMOVED', 'CALL_ARRIVED', 'CALL_DEPARTED', 'SAILED_ON']);

/** Whether a milestone is a step of the line, and not a paper or something that happens on the way. */
export function isOnLine(code: string): boolean {
  return DOCUMENTS_ON_LINE.has(code) || (Object.hasOwn(MILESTONES, code) && !ASIDE.has(code));
}

/** The report that stands for several boxes at one milestone: the first that is still open, else the last of them. */
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
    // A report on the whole shipment counts once, whatever is said of its boxes beside it.
    const whole = group.filter(({ slot }) => slot.best.equipment === null);
    const counted = whole.length > 0 ? whole : group;
    const leader = leaderOf(counted);
    if (leader === null) return [];
    const { best } = leader.slot;
    const done = counted.filter(({ state }) => state === 'actual').length;
    const total = whole.length > 0 ? whole.length : Math.max(boxes, group.length);
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

/** One word that took the place of another; `after` is null when the first was taken back. */
interface Turn {
  at: number;
  eventCode: string;
  before: TrackedEvent;
  after: TrackedEvent | null;
}

function turnsOf({ slot, eventCode }: Told): Turn[] {
  const turns: Turn[] = [];
  let before = slot.first;
  for (const event of slot.all) {
    // An estimate after the fact changes nothing.
    if (event === before || (before.classifier === 'ACT' && event.classifier !== 'ACT')) continue;
    const confirms = event.classifier === 'ACT' && before.classifier !== 'ACT';
    if (confirms || event.at !== before.at) turns.push({ at: event.created, eventCode, before, after: event });
    before = event;
  }
  return turns;
}

function kindOf({ before, after }: Turn): TrackChange['kind'] {
  if (after === null) return 'retracted';
  if (after.classifier !== 'ACT') return 'moved';
  return before.classifier === 'ACT' ? 'corrected' : 'confirmed';
}

function presentTurn(turn: Turn, placeOf: PlaceOf): TrackChange {
  const { at, eventCode, before, after } = turn;
  const event = after ?? before;
  return {
    at: new Date(at).toISOString(),
    kind: kindOf(turn),
    eventCode,
    eventName: eventNameOf(eventCode),
    locationName: placeName(event, placeOf),
    containerNo: event.equipment,
    from: localTime(before, placeOf),
    fromClassifier: before.classifier,
    to: localTime(after, placeOf),
    toClassifier: after?.classifier ?? '',
  };
}

/** Changes to what was said before and no longer holds, the newest first. */
export function presentHistory(
  told: readonly Told[],
  retractions: readonly Retraction[],
  codeOf: (retraction: Retraction) => string,
  placeOf: PlaceOf,
): TrackChange[] {
  const turns = told.flatMap(turnsOf);
  for (const retraction of retractions) {
    turns.push({ at: retraction.at, eventCode: codeOf(retraction), before: retraction.event, after: null });
  }
  turns.sort((a, b) => b.at - a.at || milestoneOrder(b.eventCode) - milestoneOrder(a.eventCode));
  return turns.slice(0, MOST_CHANGES).map((turn) => presentTurn(turn, placeOf));
}
