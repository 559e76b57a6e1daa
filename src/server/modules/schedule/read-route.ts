import type { Bilingual } from '#contract/locale.ts';
import type { Sailing, ScheduleCutOff, ScheduleLeg } from '#contract/schedule.ts';
import type { KnownPlace, PlaceOf } from '#domain/tracking/event.ts';
import { type Loose, list, record, text, textOf } from '#domain/tracking/loose-json.ts';
import { inZone, type ReadTime, readTime } from '#domain/tracking/time.ts';

const DAY = 86_400_000;

const name = (zh: string, en: string): Bilingual => ({ zh, en });

/** DCSA's codes of cut-offs. */
const CUT_OFFS: Readonly<Record<string, Bilingual>> = {
  DCO: name('截单', 'Documentation cut-off'),
  VCO: name('截 VGM', 'VGM cut-off'),
  FCO: name('截重', 'FCL delivery cut-off'),
  LCO: name('拼箱截货', 'LCL delivery cut-off'),
  PCO: name('截港', 'Port cut-off'),
  ECP: name('提空开始', 'Empty container pick-up'),
  EFC: name('最早进港', 'Earliest full container delivery'),
  RCO: name('冷箱截港', 'Reefer cut-off'),
  DGC: name('危险品截单', 'Dangerous goods cut-off'),
  OBC: name('超限货截单', 'Out-of-gauge booking cut-off'),
  TCO: name('中转截关', 'Transshipment cut-off'),
  STA: name('标准预订截止', 'Standard booking cut-off'),
  SPA: name('特种货截止', 'Special cargo acceptance cut-off'),
  CUA: name('截关', 'Customs acceptance cut-off'),
  AFC: name('AFR/舱单截止', 'Advance filing cut-off'),
};

/** Where a company and the ports' names come from. */
export interface RouteContext {
  company: { code: string; name: Bilingual };
  placeOf: PlaceOf;
}

interface Stop {
  code: string;
  known: KnownPlace | null;
  label: Bilingual;
  read: ReadTime | null;
}

function stopOf(value: unknown, placeOf: PlaceOf): Stop | null {
  const stop = record(value);
  const location = record(stop.location);
  const code = (textOf(location, 'UNLocationCode') ?? textOf(stop, 'UNLocationCode'))?.toUpperCase();
  if (code === undefined) return null;
  const known = placeOf(code);
  const written = textOf(location, 'locationName') ?? code;
  const time = textOf(stop, 'dateTime');
  return {
    code: known?.code ?? code,
    known,
    label: known?.name ?? { zh: written, en: written },
    read: time === null ? null : readTime(time, known?.timezone ?? null),
  };
}

function local({ read, known }: Stop): string | null {
  if (read === null) return null;
  return (known?.timezone == null ? null : inZone(read.at, known.timezone)) ?? read.time;
}

function legOf(value: unknown, index: number, placeOf: PlaceOf): ScheduleLeg | null {
  const leg = record(value);
  const transport = record(leg.transport);
  const partner = record(list(transport.servicePartners)[0]);
  const vessel = record(transport.vessel);
  const [from, to] = [stopOf(leg.departure, placeOf), stopOf(leg.arrival, placeOf)];
  if (from === null || to === null) return null;
  return {
    sort: index + 1,
    transport: textOf(transport, 'modeOfTransport') ?? 'VESSEL',
    vesselName: textOf(vessel, 'name', 'vesselName'),
    vesselImo: textOf(vessel, 'vesselIMONumber'),
    voyage: textOf(partner, 'carrierExportVoyageNumber') ?? textOf(transport, 'universalExportVoyageReference'),
    service: textOf(partner, 'carrierServiceCode', 'carrierServiceName'),
    loadCode: from.code,
    load: from.label,
    dischargeCode: to.code,
    discharge: to.label,
    etd: local(from),
    eta: local(to),
  };
}

function cutOffsOf(values: readonly unknown[], pol: Stop): ScheduleCutOff[] {
  return values.flatMap((value) => {
    const code = text(record(value).cutOffDateTimeCode);
    const written = text(record(value).cutOffDateTime);
    const zone = pol.known?.timezone ?? null;
    const read = written === null ? null : readTime(written, zone);
    if (code === null || read === null) return [];
    const time = (zone === null ? null : inZone(read.at, zone)) ?? read.time;
    return [{ code, name: CUT_OFFS[code] ?? { zh: code, en: code }, time, timezone: zone }];
  });
}

/** By sea only: lorries at the ends make no transshipment. */
function changes(legs: readonly ScheduleLeg[]): number {
  return Math.max(legs.filter(({ transport }) => transport === 'VESSEL' || transport === 'BARGE').length - 1, 0);
}

/** Reads a point-to-point route of DCSA Commercial Schedules; null for one without ends or times. */
export function readRoute(route: Loose, { company, placeOf }: RouteContext): Sailing | null {
  const sorted = list(route.legs)
    .map(record)
    .sort((a, b) => Number(a.sequenceNumber ?? 0) - Number(b.sequenceNumber ?? 0));
  const legs = sorted.flatMap((leg, index) => legOf(leg, index, placeOf) ?? []);
  const pol = stopOf(sorted[0]?.departure ?? route.placeOfReceipt, placeOf);
  const pod = stopOf(sorted.at(-1)?.arrival ?? route.placeOfDelivery, placeOf);
  const [etd, eta] = [pol === null ? null : local(pol), pod === null ? null : local(pod)];
  if (pol?.read == null || pod?.read == null || etd === null || eta === null || pod.read.at < pol.read.at) return null;
  const own = Number(route.transitTime ?? Number.NaN);
  const main = legs.find(({ vesselName }) => vesselName !== null) ?? null;
  const cutOffs = list(route.cutOffTimes).length > 0 ? list(route.cutOffTimes) : list(sorted[0]?.cutOffTimes);
  return {
    id: [company.code, pol.code, pod.code, etd, eta, main?.vesselName ?? '', main?.voyage ?? ''].join('|'),
    companyCode: company.code,
    company: company.name,
    polCode: pol.code,
    pol: pol.label,
    polTimezone: pol.known?.timezone ?? null,
    podCode: pod.code,
    pod: pod.label,
    podTimezone: pod.known?.timezone ?? null,
    etd,
    eta,
    transitDays: Number.isFinite(own) && own >= 0 ? own : Math.round((pod.read.at - pol.read.at) / DAY),
    transshipments: changes(legs),
    vesselName: main?.vesselName ?? null,
    voyage: main?.voyage ?? null,
    service: main?.service ?? null,
    legs,
    cutOffs: cutOffsOf(cutOffs, pol),
  };
}
