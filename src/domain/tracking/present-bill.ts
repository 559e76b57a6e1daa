import type { BlVO, CustomsVO, TrackSource } from '#contract/tracking.ts';
import type { PlaceOf } from './event.ts';
import type { Journey, Visit } from './journey.ts';
import { eventNameOf, isCustomsDocument, stepName } from './names.ts';
import { localTime, placeName, type Told } from './present-event.ts';
import { timesOf, visitCode, visitName } from './present-legs.ts';

/** Facts that the bill needs beside the events. */
interface BillContext {
  /** The number that was asked for, when it is a bill. */
  asked: string | null;
  /** Who told of it, the carrier first. */
  sources: readonly TrackSource[];
  containerCount: number;
  placeOf: PlaceOf;
}

/** The reference that most events carry; the smallest of equals. */
function commonest(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return first?.[0] ?? null;
}

function port(visit: Visit | null, placeOf: PlaceOf) {
  const name = visitName(visit, placeOf);
  return { code: visitCode(visit, placeOf), en: name?.en ?? null, zh: name?.zh ?? null };
}

/** 1 direct, 2 transfer; null while nobody has told both ends. */
function transferOf({ sea, pol, pod }: Journey): 1 | 2 | null {
  if (sea.some(({ role }) => role === 'transshipment')) return 2;
  return pol !== null && pod !== null ? 1 : null;
}

/** TRACK-02: the shipment as a whole. */
export function presentBill(told: readonly Told[], journey: Journey, context: BillContext): BlVO {
  const { asked, sources, containerCount, placeOf } = context;
  const events = told.map(({ slot }) => slot.best);
  const bill = told.filter(({ slot: { best }, state }) => best.document === 'TRD' && state === 'actual').at(-1);
  const pol = port(journey.pol, placeOf);
  const pod = port(journey.pod, placeOf);
  const left = timesOf(journey.pol?.departure ?? null, placeOf);
  const landed = timesOf(journey.pod?.arrival ?? null, placeOf);
  const boarded = (journey.pol?.departure ?? journey.pol?.load)?.best;
  const carrier = sources.find(({ kind }) => kind !== 'own') ?? null;
  return {
    blNo: asked ?? commonest(events.flatMap(({ bills }) => bills)),
    bookingNo: commonest(events.flatMap(({ bookings }) => bookings)),
    polCode: pol.code,
    polEnName: pol.en,
    polCnName: pol.zh,
    podCode: pod.code,
    podEnName: pod.en,
    podCnName: pod.zh,
    carrierName: carrier?.name ?? null,
    carrierCode: carrier?.code ?? null,
    firstVessel: boarded?.vessel?.name ?? null,
    firstVoyage: boarded?.exportVoyage ?? null,
    polEtd: left.expected,
    polAtd: left.actual,
    podEta: landed.expected,
    podAta: landed.actual,
    transferFlag: transferOf(journey),
    blStatus: bill?.slot.best.code ?? null,
    blStatusName: bill === undefined ? null : stepName(bill.slot.best.code),
    containerCount,
  };
}

/** TRACK-06: what the customs did, in the order of time. */
export function presentCustoms(told: readonly Told[], placeOf: PlaceOf): CustomsVO[] {
  return told
    .filter(({ slot: { best }, eventCode }) => eventCode.startsWith('CUSTOMS_') || isCustomsDocument(best.document))
    .map(({ slot: { best }, eventCode }) => ({
      customs: placeName(best, placeOf),
      customsNo: best.documentId,
      eventCode,
      eventStatus: best.code,
      eventStatusName: eventNameOf(eventCode),
      eventTime: localTime(best, placeOf),
      containerNo: best.equipment,
    }));
}
