import type { Bilingual } from '#contract/locale.ts';
import type { ShipVoyageVO, TrackPlace } from '#contract/tracking.ts';
import type { PlaceOf } from './event.ts';
import type { Journey, Leg, Visit } from './journey.ts';
import { localTime, placeName } from './present-event.ts';
import type { Slot } from './slots.ts';

const DAY = 24 * 3_600_000;

/** Slot whose place and vessel stand for a visit. */
function witness(visit: Visit | null): Slot | null {
  return visit?.departure ?? visit?.arrival ?? visit?.load ?? visit?.discharge ?? null;
}

/** The name of the port of a visit. */
export function visitName(visit: Visit | null, placeOf: PlaceOf): Bilingual | null {
  const slot = witness(visit);
  return slot === null ? null : placeName(slot.best, placeOf);
}

/** The code of the port of a visit; null where the source only wrote a name. */
export function visitCode(visit: Visit | null, placeOf: PlaceOf): string | null {
  const code = witness(visit)?.best.place?.code ?? null;
  return code === null ? null : (placeOf(code)?.code ?? code);
}

/** Expected, actual and first promised time of a move. */
export function timesOf(slot: Slot | null, placeOf: PlaceOf) {
  return {
    expected: localTime(slot?.estimate ?? null, placeOf),
    actual: localTime(slot?.actual ?? null, placeOf),
    first: localTime(slot === null || slot.first.classifier === 'ACT' ? null : slot.first, placeOf),
  };
}

/** Days between the first promise of a move and what is known now, to a tenth; null without a promise. */
export function delayOf(slot: Slot | null): number | null {
  if (slot === null || slot.first.classifier === 'ACT') return null;
  const { first, best } = slot;
  if (first.at === null || best.at === null) return null;
  const days = Math.round(((best.at - first.at) / DAY) * 10) / 10;
  return days === 0 ? 0 : days;
}

/** Who gives the reason of a delay: the newest word that has one. */
function reasonOf(...slots: (Slot | null)[]): string | null {
  const said = slots.flatMap((slot) => slot?.all ?? []).filter(({ delayReason }) => delayReason !== null);
  return said.at(-1)?.delayReason ?? null;
}

function presentLeg({ transport, from, to, via }: Leg, sort: number, placeOf: PlaceOf): ShipVoyageVO {
  const departure = from?.departure ?? null;
  const arrival = to?.arrival ?? null;
  const [out, into] = [departure ?? from?.load ?? null, arrival ?? to?.discharge ?? null];
  const vessel = out?.best.vessel ?? into?.best.vessel ?? null;
  const left = timesOf(departure, placeOf);
  const landed = timesOf(arrival, placeOf);
  return {
    sort,
    portLoadCode: visitCode(from, placeOf),
    portLoad: visitName(from, placeOf),
    portDischargeCode: visitCode(to, placeOf),
    portDischarge: visitName(to, placeOf),
    polEtd: left.expected,
    polAtd: left.actual,
    podEta: landed.expected,
    podAta: landed.actual,
    vesselName: vessel?.name ?? null,
    vesselImo: vessel?.imo ?? null,
    voyage: out?.best.exportVoyage ?? into?.best.importVoyage ?? null,
    service: out?.best.service ?? into?.best.service ?? null,
    transport,
    etdFirst: left.first,
    etaFirst: landed.first,
    delayDays: delayOf(arrival),
    delayReason: reasonOf(departure, arrival),
    via: via.map((visit) => visitCode(visit, placeOf) ?? visit.place),
  };
}

/** TRACK-05: the legs in their order, numbered from 1. */
export function presentLegs({ legs }: Journey, placeOf: PlaceOf): ShipVoyageVO[] {
  return legs.map((leg, index) => presentLeg(leg, index + 1, placeOf));
}

/** The places of the route in the order of the journey, each once, for the map. */
export function presentPlaces({ legs, byPlace }: Journey, placeOf: PlaceOf): TrackPlace[] {
  const places = new Map<string, TrackPlace>();
  for (const { from, via, to } of legs) {
    for (const visit of [from, ...via, to]) {
      const code = visitCode(visit, placeOf);
      const name = visitName(visit, placeOf);
      if (visit === null || code === null || name === null || places.has(code)) continue;
      const known = placeOf(code);
      const role = byPlace.get(visit.place)?.role ?? 'unknown';
      places.set(code, {
        code,
        name,
        lat: known?.lat ?? null,
        lon: known?.lon ?? null,
        role: role === 'unknown' || role === 'beyond' ? 'inland' : role,
      });
    }
  }
  return [...places.values()];
}
