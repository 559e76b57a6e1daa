import type { TrackingAnswer, TrackSource } from '#contract/tracking.ts';
import type { TrackReason } from '#contract/tracking-kinds.ts';
import { describeShipment } from '#domain/tracking/describe.ts';
import type { PlaceOf, TrackedEvent } from '#domain/tracking/event.ts';
import { NO_SUMMARY } from '#domain/tracking/present-summary.ts';
import type { Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import type { Asked, NumberState } from './numbers-repo.ts';
import { secondsUntil, waitingState } from './waiting.ts';

/** Our own transport system as a source. */
export const OWN = 'OWN';

/** The facts that an answer is made from. */
interface AnswerParts {
  asked: Asked;
  state: NumberState | null;
  events: readonly TrackedEvent[];
  /** How the carriers failed just now. */
  failures: readonly CarrierFailure[];
  hasCarriers: boolean;
  now: number;
  placeOf: PlaceOf;
  sourceOf: (code: string) => TrackSource;
}

/** Names the sources of events for people. */
export function sourceNames(carriers: readonly Carrier[]): (code: string) => TrackSource {
  const byCode = new Map(carriers.map((carrier) => [carrier.code, carrier]));
  return (code) => {
    const carrier = byCode.get(code);
    if (carrier !== undefined) return { code, name: carrier.name, kind: carrier.kind };
    const own = { zh: '港途运输系统', en: 'Our own transport system' };
    return code === OWN ? { code, name: own, kind: 'own' } : { code, name: { zh: code, en: code }, kind: 'carrier' };
  };
}

function reasonOf(failures: readonly CarrierFailure[], hasCarriers: boolean): TrackReason {
  if (!hasCarriers) return 'no-carrier';
  return failures.length > 0 && failures.every(({ kind }) => kind === 'budget') ? 'budget' : 'carrier-failed';
}

/** Whether the last question failed, so that what we have may be old. */
function isStale(state: NumberState | null, failures: readonly CarrierFailure[]): boolean {
  return failures.length > 0 || (state?.failedAt ?? 0) > (state?.askedAt ?? 0);
}

function emptyAnswer({ asked, state, failures, hasCarriers, now }: AnswerParts): TrackingAnswer {
  const isAnswered = state !== null && state.askedAt !== null && state.emptyAnswers > 0;
  const nothing = isAnswered && hasCarriers;
  return {
    ...asked,
    state: nothing ? waitingState(state) : 'unavailable',
    seconds: nothing ? secondsUntil(state.nextAskAt, now) : null,
    reason: nothing ? null : reasonOf(failures, hasCarriers),
    asOf: state?.askedAt == null ? null : new Date(state.askedAt).toISOString(),
    stale: isStale(state, failures),
    version: '',
    changedAt: null,
    sources: [],
    summary: NO_SUMMARY,
    blVO: null,
    containerVO: [],
    eventVO: [],
    shipVoyageVO: [],
    customsVO: [],
    milestones: [],
    places: [],
    history: [],
  };
}

/** The answer about a number: what its events tell, or why there is nothing to tell. */
export function presentAnswer(parts: AnswerParts): TrackingAnswer {
  const { asked, state, events, failures, now, placeOf, sourceOf } = parts;
  const description = describeShipment({ ...asked, events, now, placeOf, sourceOf });
  // Every report may have been taken back.
  if (description.eventVO.length === 0 && description.history.length === 0) return emptyAnswer(parts);
  const heard = state?.heardAt ?? null;
  const asOf = Math.max(heard ?? 0, state?.askedAt ?? 0);
  return {
    ...asked,
    state: 'found',
    seconds: null,
    reason: null,
    asOf: asOf === 0 ? null : new Date(asOf).toISOString(),
    stale: isStale(state, failures),
    ...description,
  };
}
