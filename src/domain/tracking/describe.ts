import type { TrackingAnswer, TrackSource } from '#contract/tracking.ts';
import type { BusinessType } from '#contract/tracking-kinds.ts';
import { isAbout, lastVoyage } from './belongs.ts';
import { digest } from './digest.ts';
import type { PlaceOf, TrackedEvent } from './event.ts';
import { journeyOf } from './journey.ts';
import { milestoneOf } from './milestone-of.ts';
import { milestoneOrder } from './names.ts';
import { presentBill, presentCustoms } from './present-bill.ts';
import { boxesOf, presentBoxes } from './present-boxes.ts';
import { latestActual, presentEvent, stateOf, type Told } from './present-event.ts';
import { presentLegs, presentPlaces } from './present-legs.ts';
import { presentHistory, presentLine } from './present-line.ts';
import { presentSummary } from './present-summary.ts';
import { type Retraction, slotsOf } from './slots.ts';

/** A question and all that is known about it. */
export interface Question {
  /** In normal form. */
  number: string;
  businessType: BusinessType;
  /** In any order, repeated or not. */
  events: readonly TrackedEvent[];
  /** Milliseconds since 1970. */
  now: number;
  placeOf: PlaceOf;
  sourceOf: (code: string) => TrackSource;
}

/** The parts of an answer that follow from the events alone. */
export type Description = Pick<
  TrackingAnswer,
  | 'version'
  | 'changedAt'
  | 'sources'
  | 'summary'
  | 'blVO'
  | 'containerVO'
  | 'eventVO'
  | 'shipVoyageVO'
  | 'customsVO'
  | 'milestones'
  | 'places'
  | 'history'
>;

/** The part of a description that its version names. */
type Shown = Omit<Description, 'version' | 'changedAt'>;

/**
 * Names what is shown, so that whoever looks again learns of a seal or a vessel as well. Left out is what the clock alone
 * changes, and ids: carriers send the same report again under another one.
 */
function versionOf({ sources, summary, eventVO, milestones, ...rest }: Shown): string {
  const { last, next: _next, arrival, ...facts } = summary;
  const shown = {
    ...rest,
    sources: sources.map(({ code }) => code),
    summary: { ...facts, last: last?.eventCode, arrival: arrival?.time },
    eventVO: eventVO.map(({ id: _id, state: _state, eventName: _name, ...event }) => event),
    milestones: milestones.map(({ state: _state, eventName: _name, ...milestone }) => milestone),
  };
  return digest([JSON.stringify(shown)]);
}

/** Bill lists show a bill's vessels once, box lists only what concerns the box. */
export function concerning({
  number,
  businessType,
  events,
}: Pick<Question, 'number' | 'businessType' | 'events'>): readonly TrackedEvent[] {
  const about = events.filter((event) => event.type === 'RETRACTION' || isAbout(event, number, businessType));
  return businessType === 2 ? lastVoyage(about) : about;
}

/** Sources in the order of how much they tell, carriers before our own notes. */
function sourcesOf(events: readonly TrackedEvent[], sourceOf: (code: string) => TrackSource): TrackSource[] {
  const counts = new Map<string, number>();
  for (const { source } of events) counts.set(source, (counts.get(source) ?? 0) + 1);
  const ordered = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([code]) => sourceOf(code));
  return [...ordered.filter(({ kind }) => kind !== 'own'), ...ordered.filter(({ kind }) => kind === 'own')];
}

/**
 * Makes the specified answer of everything that is known about a shipment (TRACK-02 to TRACK-06). Pure: the same reports in
 * any order and with any repetition give the same answer, and only `now` makes things overdue.
 */
export function describeShipment(question: Question): Description {
  const { number, businessType, now, placeOf } = question;
  const events = concerning(question);
  const { slots, retractions } = slotsOf(events, placeOf);
  const journey = journeyOf(slots);
  const latest = latestActual(slots, now);
  const told: Told[] = slots.map((slot) => ({
    slot,
    eventCode: milestoneOf(slot, journey),
    state: stateOf(slot, now, latest),
  }));
  const timeless = Number.POSITIVE_INFINITY;
  told.sort((a, b) => {
    const [left, right] = [a.slot.best.at ?? timeless, b.slot.best.at ?? timeless];
    if (left !== right) return left - right;
    return milestoneOrder(a.eventCode) - milestoneOrder(b.eventCode) || (a.slot.key < b.slot.key ? -1 : 1);
  });
  const sources = sourcesOf(events, question.sourceOf);
  const boxes = boxesOf(told);
  const containerCount = boxes.length;
  const asked = businessType === 1 ? number : null;
  const codeOf = ({ event }: Retraction) => {
    const slot = { key: '', best: event, actual: null, estimate: null, first: event, all: [event], place: '' };
    return milestoneOf({ ...slot, place: placeOf(event.place?.code ?? '')?.code ?? event.place?.code ?? '' }, journey);
  };
  const shown: Shown = {
    sources,
    summary: presentSummary(told, businessType === 1 ? boxes : [number], journey, placeOf),
    blVO: presentBill(told, journey, { asked, sources, containerCount, placeOf }),
    containerVO: presentBoxes(told, journey, placeOf),
    eventVO: told.map((one) => presentEvent(one, placeOf)),
    shipVoyageVO: presentLegs(journey, placeOf),
    customsVO: presentCustoms(told, placeOf),
    milestones: presentLine(told, containerCount, placeOf),
    places: presentPlaces(journey, placeOf),
    history: presentHistory(told, retractions, codeOf, placeOf),
  };
  return { version: versionOf(shown), changedAt: changedAt(events), ...shown };
}

function changedAt(events: readonly TrackedEvent[]): string | null {
  let last = 0;
  for (const { created } of events) last = Math.max(last, created);
  return last === 0 ? null : new Date(last).toISOString();
}
