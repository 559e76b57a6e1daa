import type { Bilingual } from '#contract/locale.ts';
import type { EventVO } from '#contract/tracking.ts';
import type { EventState } from '#contract/tracking-kinds.ts';
import type { PlaceOf, TrackedEvent } from './event.ts';
import { eventNameOf } from './names.ts';
import type { Slot } from './slots.ts';
import { inZone } from './time.ts';

/** A clock of a source may run ahead of ours; further ahead, 'actual' is a slip for 'planned'. */
const AHEAD = 12 * 3_600_000;

/** A thing with the milestone it is and what is known of it. */
export interface Told {
  slot: Slot;
  eventCode: string;
  state: EventState;
}

/** Whether a thing has happened, is to come, or should have happened; `latest` is the latest thing that did happen. */
export function stateOf({ best }: Slot, now: number, latest: number): EventState {
  if (best.at === null) return best.classifier === 'ACT' ? 'actual' : 'unknown';
  if (best.classifier === 'ACT') return best.at <= now + AHEAD ? 'actual' : 'expected';
  if (best.at > now) return 'expected';
  return latest >= best.at ? 'unconfirmed' : 'overdue';
}

/** Latest moment at which something is known to have happened. */
export function latestActual(slots: readonly Slot[], now: number): number {
  let latest = 0;
  for (const { best } of slots) {
    const isNews = best.classifier === 'ACT' && best.type !== 'SHIPMENT' && best.at !== null && best.at <= now + AHEAD;
    if (isNews && best.at !== null && best.at > latest) latest = best.at;
  }
  return latest;
}

/** The name of a place: from our own table, else as the source writes it in both languages. */
export function placeName(event: TrackedEvent, placeOf: PlaceOf): Bilingual | null {
  const { place } = event;
  if (place === null) return null;
  const known = place.code === null ? null : placeOf(place.code);
  if (known !== null) return known.name;
  const written = place.name ?? place.code;
  return written === null ? null : { zh: written, en: written };
}

/** The IANA zone of an event's place, when we know it. */
export function zoneOf({ place }: TrackedEvent, placeOf: PlaceOf): string | null {
  return place?.code == null ? null : (placeOf(place.code)?.timezone ?? null);
}

/** A time of an event in local time of its place; as the source wrote it where we do not know the zone. */
export function localTime(event: TrackedEvent | null, placeOf: PlaceOf): string | null {
  if (event === null || event.at === null) return event?.time ?? null;
  const zone = zoneOf(event, placeOf);
  return (zone === null ? null : inZone(event.at, zone)) ?? event.time;
}

/** The number of the voyage as it is called where the event happens: inbound at an arrival, outbound else. */
export function voyageOf(event: TrackedEvent): string | null {
  return event.code === 'ARRI' || event.code === 'DISC' ? event.importVoyage : event.exportVoyage;
}

/** A thing as the page shows it. */
export function presentEvent({ slot: { best }, eventCode, state }: Told, placeOf: PlaceOf): EventVO {
  const known = best.place?.code == null ? null : placeOf(best.place.code);
  return {
    id: `${best.source}:${best.id}`,
    eventCode,
    eventName: eventNameOf(eventCode),
    locationName: placeName(best, placeOf),
    locationCode: known?.code ?? best.place?.code ?? null,
    eventTime: localTime(best, placeOf),
    timezone: zoneOf(best, placeOf),
    eventPlace: best.place?.facility ?? null,
    eventClassifier: best.classifier,
    state,
    containerNo: best.equipment,
    vesselName: best.vessel?.name ?? null,
    voyage: voyageOf(best),
    transport: best.transport,
    remark: best.remark,
    source: best.source,
    raw: {
      type: best.type,
      code: best.code,
      document: best.document,
      empty: best.empty === null ? null : best.empty ? 'EMPTY' : 'LADEN',
    },
  };
}
