import type { Sailing, ScheduleLeg } from '#contract/schedule.ts';
import { isOnWater } from '#domain/schedule/transport.ts';
import type { PlaceOf } from '#domain/tracking/event.ts';
import { type Loose, list, record, textOf } from '#domain/tracking/loose-json.ts';
import { type ReadTime, readTime } from '#domain/tracking/time.ts';
import { readCutOffs } from './cut-offs.ts';
import { localIn, type Place, type ReadingFacts, readPlace, readVessel } from './read-place.ts';

const DAY = 86_400_000;

interface Stop {
  place: Place;
  read: ReadTime | null;
  /** Time of the port. */
  local: string | null;
}

function stopOf(value: unknown, placeOf: PlaceOf): Stop | null {
  const place = readPlace(value, placeOf);
  if (place === null) return null;
  const written = textOf(record(value), 'dateTime');
  const read = written === null ? null : readTime(written, place.timezone);
  return { place, read, local: read === null ? null : localIn(read, place) };
}

function legOf(value: unknown, index: number, placeOf: PlaceOf): ScheduleLeg | null {
  const leg = record(value);
  const transport = record(leg.transport);
  const partner = record(list(transport.servicePartners)[0]);
  const [from, to] = [stopOf(leg.departure, placeOf), stopOf(leg.arrival, placeOf)];
  if (from === null || to === null) return null;
  return {
    sort: index + 1,
    transport: textOf(transport, 'modeOfTransport') ?? 'VESSEL',
    ...readVessel(transport),
    voyage: textOf(partner, 'carrierExportVoyageNumber') ?? textOf(transport, 'universalExportVoyageReference'),
    service: textOf(partner, 'carrierServiceCode', 'carrierServiceName'),
    loadCode: from.place.code,
    load: from.place.label,
    dischargeCode: to.place.code,
    discharge: to.place.label,
    etd: from.local,
    eta: to.local,
  };
}

/** By sea only: lorries at the ends make no transshipment. */
function changes(legs: readonly ScheduleLeg[]): number {
  return Math.max(legs.filter(({ transport }) => isOnWater(transport)).length - 1, 0);
}

/** The ride that a sailing is known by: the first on a vessel of which anything is told, else such a one on a barge, or any. */
function mainOf(legs: readonly ScheduleLeg[]): ScheduleLeg | null {
  const told = legs.filter(({ vesselName, voyage, service }) => (vesselName ?? voyage ?? service) !== null);
  return (
    ['VESSEL', 'BARGE'].map((mode) => told.find(({ transport }) => transport === mode)).find(Boolean) ?? told[0] ?? null
  );
}

/** Days as the carrier says them, else by the times; 0 for less than one. */
function daysOf(said: string | null, took: number): number {
  const own = Number(said);
  if (own > 0 && Number.isFinite(own)) return own;
  return took < DAY ? 0 : Math.round(took / DAY);
}

/** Reads a point-to-point route of DCSA Commercial Schedules; null for one without ends or times. */
export function readRoute(route: Loose, { company, placeOf }: ReadingFacts): Sailing | null {
  const sorted = list(route.legs)
    .map(record)
    .sort((a, b) => Number(a.sequenceNumber ?? 0) - Number(b.sequenceNumber ?? 0));
  const legs = sorted.flatMap((leg, index) => legOf(leg, index, placeOf) ?? []);
  const pol = stopOf(sorted[0]?.departure ?? route.placeOfReceipt, placeOf);
  const pod = stopOf(sorted.at(-1)?.arrival ?? route.placeOfDelivery, placeOf);
  if (pol?.read == null || pod?.read == null || pol.local === null || pod.local === null) return null;
  if (pod.read.at < pol.read.at) return null;
  const main = mainOf(legs);
  const cutOffs = list(route.cutOffTimes).length > 0 ? list(route.cutOffTimes) : list(sorted[0]?.cutOffTimes);
  const way = legs.flatMap(({ vesselName, voyage, dischargeCode }) => [vesselName, voyage, dischargeCode]);
  return {
    id: [company.code, pol.place.code, pod.place.code, pol.local, pod.local, ...way].join('|'),
    companyCode: company.code,
    company: company.name,
    polCode: pol.place.code,
    pol: pol.place.label,
    polTimezone: pol.place.timezone,
    podCode: pod.place.code,
    pod: pod.place.label,
    podTimezone: pod.place.timezone,
    etd: pol.local,
    eta: pod.local,
    transitDays: daysOf(textOf(route, 'transitTime'), pod.read.at - pol.read.at),
    transshipments: changes(legs),
    vesselName: main?.vesselName ?? null,
    vesselImo: main?.vesselImo ?? null,
    voyage: main?.voyage ?? null,
    service: main?.service ?? null,
    legs,
    cutOffs: readCutOffs(cutOffs, pol.place),
  };
}
