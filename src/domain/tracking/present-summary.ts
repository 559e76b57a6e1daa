import type { TrackSummary } from '#contract/tracking.ts';
import type { TrackStage } from '#contract/tracking-kinds.ts';
import type { PlaceOf } from './event.ts';
import type { Journey } from './journey.ts';
import { eventNameOf } from './names.ts';
import { isLater, latestOf } from './present-boxes.ts';
import { localTime, placeName, type Told, zoneOf } from './present-event.ts';
import { delayOf } from './present-legs.ts';

const STAGES: Readonly<Record<string, TrackStage>> = {
  DEPARTED: 'at-sea',
  TS_DEPARTED: 'at-sea',
  CALL_ARRIVED: 'at-sea',
  CALL_DEPARTED: 'at-sea',
  TS_ARRIVED: 'transshipment',
  TS_DISCHARGED: 'transshipment',
  TS_LOADED: 'transshipment',
  ARRIVED: 'destination',
  DISCHARGED: 'destination',
  AVAILABLE: 'destination',
  GATE_IN_INLAND: 'destination',
  GATE_OUT_FULL: 'delivered',
  STRIPPED: 'delivered',
  EMPTY_RETURN: 'returned',
};

/** How far each stage is. Between the ports nobody is ahead by his stage: there may be several transshipments. */
const PROGRESS: Readonly<Record<TrackStage, number>> = {
  unknown: 0,
  booked: 1,
  origin: 2,
  'at-sea': 3,
  transshipment: 3,
  destination: 4,
  delivered: 5,
  returned: 6,
};

/** How far somebody is, and the step that says so. */
interface Reached {
  stage: TrackStage;
  by: Told | null;
}

/** By the last step that says so; steps of customs and trucks happen at both ends. */
function reachedBy(told: readonly Told[]): Reached {
  const done = told.filter(({ state }) => state === 'actual');
  const telling = latestOf(done.filter(({ eventCode }) => Object.hasOwn(STAGES, eventCode)));
  if (telling !== null) return { stage: STAGES[telling.eventCode] ?? 'unknown', by: telling };
  if (done.some(({ slot }) => slot.best.type !== 'SHIPMENT')) return { stage: 'origin', by: null };
  return { stage: told.length > 0 ? 'booked' : 'unknown', by: null };
}

function isBehind(one: Reached, other: Reached): boolean {
  const difference = PROGRESS[one.stage] - PROGRESS[other.stage];
  if (difference !== 0) return difference < 0;
  return one.by !== null && other.by !== null && isLater(one.by, other.by);
}

/** Whether what happens to a vessel or a document concerns a box: unless other boxes alone are named. */
function concerns({ slot: { best, all } }: Told, box: string): boolean {
  const holding = all.filter(({ classifier }) => classifier === best.classifier);
  return holding.some(({ boxes }) => boxes.length === 0 || boxes.includes(box));
}

/** How far the shipment is: as far as the box that is least far. A box that was taken out of it holds nobody up. */
function stageOf(told: readonly Told[], boxes: readonly string[]): TrackStage {
  const byBox = new Map<string, Told[]>(boxes.map((box) => [box, []]));
  for (const one of told) byBox.get(one.slot.best.equipment ?? '')?.push(one);
  const shared = told.filter(({ slot }) => slot.best.equipment === null);
  let last: Reached | null = null;
  for (const box of boxes) {
    const own = byBox.get(box) ?? [];
    if (own.some(({ eventCode, state }) => eventCode === 'REMOVED' && state === 'actual')) continue;
    const reached = reachedBy([...shared.filter((one) => concerns(one, box)), ...own]);
    if (last === null || isBehind(reached, last)) last = reached;
  }
  return (last ?? reachedBy(told)).stage;
}

const isHold = (word: Told | null) => word?.eventCode === 'CUSTOMS_HOLD';

/**
 * Held while the last word of the customs on any box or any document is a hold: what they say of one frees no other. Only
 * a document's hold is over, too, once each of its boxes was released after it.
 */
function isHeld(told: readonly Told[], boxes: readonly string[]): boolean {
  const words = told.filter(({ eventCode }) => eventCode.startsWith('CUSTOMS_'));
  const own = new Map<string, Told[]>(boxes.map((box) => [box, []]));
  const documents = new Map<string, Told[]>();
  for (const word of words) {
    const { equipment, documentId, boxes: named } = word.slot.best;
    if (equipment === null) {
      documents.set(documentId ?? '', [...(documents.get(documentId ?? '') ?? []), word]);
      const meant = boxes.length === 1 ? boxes : named;
      for (const box of meant) own.get(box)?.push(word);
    } else own.get(equipment)?.push(word);
  }
  if ([...own.values()].some((said) => isHold(latestOf(said)))) return true;
  return [...documents.values()].some((said) => {
    const last = latestOf(said);
    if (last === null || !isHold(last)) return false;
    const { boxes: named } = last.slot.best;
    const meant = named.length > 0 ? named : boxes;
    const isFree = (box: string) => {
      const word = latestOf((own.get(box) ?? []).filter(({ slot }) => slot.best.equipment !== null));
      return word !== null && isLater(last, word);
    };
    return meant.length === 0 || !meant.every(isFree);
  });
}

function tell(one: Told | null, placeOf: PlaceOf): TrackSummary['last'] {
  if (one === null) return null;
  const { best } = one.slot;
  return {
    eventCode: one.eventCode,
    eventName: eventNameOf(one.eventCode),
    locationName: placeName(best, placeOf),
    time: localTime(best, placeOf),
    timezone: zoneOf(best, placeOf),
    state: one.state,
    vesselName: best.vessel?.name ?? null,
    containerNo: best.equipment,
  };
}

/** The event that is due first, an overdue one before those ahead; papers only where nothing else is open. */
function nextOf(told: readonly Told[], last: Told | null): Told | null {
  const open = told.filter((one) => {
    if (one.state === 'overdue') return true;
    return one.state === 'expected' && (last === null || isLater(last, one));
  });
  return open.find(({ slot }) => slot.best.type !== 'SHIPMENT') ?? open[0] ?? null;
}

/**
 * The facts of the one sentence at the top of the result. `told` is in the order of time, `boxes` are those that were
 * asked for: all of a bill, or the one.
 */
export function presentSummary(
  told: readonly Told[],
  boxes: readonly string[],
  journey: Journey,
  placeOf: PlaceOf,
): TrackSummary {
  const own = told.filter(({ eventCode }) => eventCode !== 'SAILED_ON');
  const last = latestOf(own.filter(({ slot }) => slot.best.type !== 'SHIPMENT')) ?? latestOf(own);
  const arrival =
    told.find(({ eventCode }) => eventCode === 'ARRIVED') ?? told.find(({ eventCode }) => eventCode === 'DISCHARGED');
  return {
    stage: stageOf(told, boxes),
    customsHold: isHeld(told, boxes),
    last: tell(last, placeOf),
    next: tell(nextOf(own, last), placeOf),
    arrival: tell(arrival ?? null, placeOf),
    delayDays: delayOf(journey.pod?.arrival ?? null),
  };
}

/** The summary of a shipment that nobody has told anything of. */
export const NO_SUMMARY: TrackSummary = {
  stage: 'unknown',
  customsHold: false,
  last: null,
  next: null,
  arrival: null,
  delayDays: null,
};
