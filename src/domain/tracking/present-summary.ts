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

/** How far the shipment is: by the last step that says so; steps of customs and trucks happen at both ends. */
function stageOf(told: readonly Told[]): TrackStage {
  const done = told.filter(({ state }) => state === 'actual');
  const telling = latestOf(done.filter(({ eventCode }) => Object.hasOwn(STAGES, eventCode)));
  if (telling !== null) return STAGES[telling.eventCode] ?? 'unknown';
  if (done.some(({ slot }) => slot.best.type !== 'SHIPMENT')) return 'origin';
  return told.length > 0 ? 'booked' : 'unknown';
}

/** Held while the last word of the customs is a hold. */
function isHeld(told: readonly Told[]): boolean {
  return latestOf(told.filter(({ eventCode }) => eventCode.startsWith('CUSTOMS_')))?.eventCode === 'CUSTOMS_HOLD';
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

/** What is due first: overdue things before those to come. */
function nextOf(told: readonly Told[], last: Told | null): Told | null {
  const open = told.filter((one) => {
    if (one.state === 'overdue') return true;
    return one.state === 'expected' && (last === null || isLater(last, one));
  });
  return open.find(({ slot }) => slot.best.type !== 'SHIPMENT') ?? open[0] ?? null;
}

/** The facts of the one sentence at the top of the result. `told` is in the order of time. */
export function presentSummary(told: readonly Told[], journey: Journey, placeOf: PlaceOf): TrackSummary {
  const moves = told.filter(({ slot }) => slot.best.type !== 'SHIPMENT');
  const last = latestOf(moves) ?? latestOf(told);
  const arrival =
    told.find(({ eventCode }) => eventCode === 'ARRIVED') ?? told.find(({ eventCode }) => eventCode === 'DISCHARGED');
  return {
    stage: stageOf(told),
    customsHold: isHeld(told),
    last: tell(last, placeOf),
    next: tell(nextOf(told, last), placeOf),
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
