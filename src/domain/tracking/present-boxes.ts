import type { ContainerVO } from '#contract/tracking.ts';
import { containerTypeOf } from './container-type.ts';
import type { PlaceOf, TrackedEvent } from './event.ts';
import type { Journey } from './journey.ts';
import { eventNameOf, milestoneOrder } from './names.ts';
import { localTime, placeName, type Told, voyageOf } from './present-event.ts';
import { visitCode } from './present-legs.ts';

/** Whether of two things the second is later: by time, then by the order in which shipments pass them. */
export function isLater(a: Told, b: Told): boolean {
  const difference = (b.slot.best.at ?? 0) - (a.slot.best.at ?? 0);
  return difference > 0 || (difference === 0 && milestoneOrder(b.eventCode) > milestoneOrder(a.eventCode));
}

/** The latest of the things that have happened. */
export function latestOf(told: readonly Told[]): Told | null {
  let latest: Told | null = null;
  for (const one of told) {
    if (one.state === 'actual' && (latest === null || isLater(latest, one))) latest = one;
  }
  return latest;
}

function newest<Value>(events: readonly TrackedEvent[], read: (event: TrackedEvent) => Value | null): Value | null {
  let found: { value: Value; event: TrackedEvent } | null = null;
  for (const event of events) {
    const value = read(event);
    if (value === null) continue;
    const later =
      found === null ||
      event.created > found.event.created ||
      (event.created === found.event.created && event.id > found.event.id);
    if (later) found = { value, event };
  }
  return found?.value ?? null;
}

const dangerous = ({ extra }: TrackedEvent): boolean | null => {
  const said = extra?.isDangerousGoods;
  return typeof said === 'boolean' ? said : null;
};

function presentBox(containerNo: string, told: readonly Told[], journey: Journey, placeOf: PlaceOf): ContainerVO {
  const events = told.flatMap(({ slot }) => slot.all);
  const latest = latestOf(told);
  const isoCode = newest(events, ({ iso }) => iso);
  const type = isoCode === null ? null : containerTypeOf(isoCode);
  const seals = newest(events, (event) => (event.seals.length > 0 ? event.seals : null));
  const onboard = told
    .filter(({ slot }) => slot.best.vessel !== null)
    .reduce<Told | null>((last, one) => (last === null || isLater(last, one) ? one : last), null);
  const landed = told.some(({ eventCode, state }) => eventCode === 'DISCHARGED' && state === 'actual');
  return {
    containerNo,
    directFlag: journey.pol === null && journey.pod === null ? null : landed ? 'I' : 'E',
    vesselName: onboard?.slot.best.vessel?.name ?? null,
    voyage: onboard === null ? null : voyageOf(onboard.slot.best),
    sealNo: seals === null ? null : seals.join(', '),
    containerSize: type?.size ?? null,
    containerType: type?.type ?? null,
    isoCode,
    containerOwner: /^[A-Z]{3}[UJZ]\d{6,7}$/.test(containerNo) ? containerNo.slice(0, 4) : null,
    loadingCode: visitCode(journey.pol, placeOf),
    dischargeCode: visitCode(journey.pod, placeOf),
    containerStatus: latest?.eventCode ?? null,
    containerStatusName: latest === null ? null : eventNameOf(latest.eventCode),
    statusTime: latest === null ? null : localTime(latest.slot.best, placeOf),
    statusLocationName: latest === null ? null : placeName(latest.slot.best, placeOf),
    empty: latest?.slot.best.empty ?? null,
    dgunFlag: newest(events, dangerous),
    carrierOperation: onboard?.slot.best.vessel?.operator ?? null,
  };
}

/** Numbers of all boxes that the events name, in their order. */
export function boxesOf(told: readonly Told[]): string[] {
  const numbers = new Set<string>();
  for (const { slot } of told) {
    if (slot.best.equipment !== null) numbers.add(slot.best.equipment);
    for (const box of slot.best.boxes) numbers.add(box);
  }
  return [...numbers].sort();
}

/** TRACK-03: each box with its latest state. */
export function presentBoxes(told: readonly Told[], journey: Journey, placeOf: PlaceOf): ContainerVO[] {
  const own = new Map<string, Told[]>();
  for (const one of told) {
    const { equipment } = one.slot.best;
    if (equipment === null) continue;
    const group = own.get(equipment);
    if (group === undefined) own.set(equipment, [one]);
    else group.push(one);
  }
  return boxesOf(told).map((number) => presentBox(number, own.get(number) ?? [], journey, placeOf));
}
