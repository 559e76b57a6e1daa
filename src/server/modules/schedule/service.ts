import type {
  PortDeparture,
  PortSchedule,
  Sailing,
  SchedulePlan,
  VesselCall,
  VesselSchedule,
} from '#contract/schedule.ts';
import { SCHEDULE_AHEAD_DAYS, SCHEDULE_DAYS_MAX, VESSEL_DAYS_MAX } from '#contract/schedule-limits.ts';
import { dayNumber, localDate, type PlainDate } from '#domain/plain-date.ts';
import { lastStart, readWindow, type WindowProblem } from '#domain/schedule/window.ts';
import type { KnownPlace } from '#domain/tracking/event.ts';
import { zoneOffset } from '#domain/tracking/time.ts';
import type { Carrier, RouteQuestion, Schedules } from '#server/adapters/carriers/carrier.ts';
import type { PortDirectory } from '#server/modules/tracking/port-directory.ts';
import type { Authorized } from '#server/plugins/access.ts';
import { misfit, type Problem } from '#server/plugins/problem.ts';
import { type CarrierCacheDeps, createCarrierCache } from './carrier-cache.ts';
import { readPortDepartures, readVesselCalls } from './read-calls.ts';
import { readRoute } from './read-route.ts';

/**
 * A question for sailings (PLAN-01). Days may be null: from today at the port of loading, for four weeks; a company
 * that is null means all.
 */
interface PlanQuestion {
  pol: string;
  pod: string;
  company: string | null;
  from: string | null;
  to: string | null;
  direct: boolean;
}

/** The carriers' schedules. Throws `validation` with the field for what cannot be asked; a carrier's failure is no error. */
export interface ScheduleService {
  /** Sailings by departure. */
  find(by: Authorized<'tools'>, question: PlanQuestion): Promise<SchedulePlan>;
  /** Where a vessel calls between two days. */
  vessel(
    by: Authorized<'tools'>,
    question: { company: string; imo: string; from: string; to: string },
  ): Promise<VesselSchedule>;
  /** Departures from a port from a day on; today when null. */
  port(
    by: Authorized<'tools'>,
    question: { port: string; company: string | null; from: string | null },
  ): Promise<PortSchedule>;
}

/** The dependencies of the ship plan. */
interface ScheduleDeps extends CarrierCacheDeps {
  carriers: readonly Carrier[];
  ports: PortDirectory;
}

type Asked = Carrier & { schedules: Schedules };

/** Departures of a port that are shown. */
const DEPARTURES_MAX = 20;

/** The day that it is in a place at a moment (ms). */
function dayIn({ timezone }: KnownPlace, at: number): PlainDate {
  const minutes = timezone === null ? null : zoneOffset(timezone, at);
  return localDate(at, -(minutes ?? 0));
}

/** The problem with the days that were asked for, of which no more than `most` may be. */
function windowMisfit(problem: WindowProblem, most: number): Problem {
  if (problem === 'too-far') return misfit('query.from', ['tooFarAhead', SCHEDULE_AHEAD_DAYS]);
  return misfit('query.to', problem === 'too-long' ? ['tooManyDays', most] : problem);
}

function byDeparture(a: Sailing, b: Sailing): number {
  return Date.parse(a.etd) - Date.parse(b.etd) || Date.parse(a.eta) - Date.parse(b.eta) || (a.id < b.id ? -1 : 1);
}

/**
 * Each sailing once, some carriers repeating it for every partner, and with an id of its own: those that differ in their
 * cut-offs only, as from two terminals, are two.
 */
function distinct(rows: readonly Sailing[]): Sailing[] {
  const different = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  const seen = new Map<string, number>();
  return different.map((row) => {
    const number = (seen.get(row.id) ?? 0) + 1;
    seen.set(row.id, number);
    return number === 1 ? row : { ...row, id: `${row.id}|${number}` };
  });
}

/** Makes the service. */
export function createScheduleService(deps: ScheduleDeps): ScheduleService {
  const { carriers, ports, clock, log } = deps;
  const askRoutes = createCarrierCache<Sailing>(deps);
  const askVessel = createCarrierCache<VesselCall>(deps);
  const askPort = createCarrierCache<PortDeparture>(deps);
  const asked = carriers.flatMap(({ schedules, ...rest }): Asked[] => (schedules ? [{ ...rest, schedules }] : []));

  const chosen = (company: string | null): readonly Asked[] => {
    if (company === null) return asked;
    const found = asked.filter(({ code }) => code === company.toUpperCase());
    if (found.length === 0) throw misfit('query.company', 'notOneOf');
    return found;
  };
  const portOf = (field: string, code: string): KnownPlace => {
    const place = ports.placeOf(code.toUpperCase());
    if (place === null) throw misfit(`query.${field}`, 'notOneOf');
    return place;
  };
  const nearTo = (place: KnownPlace) => ports.nearTo(place).map(({ code, name }) => ({ code, name }));
  const factsOf = ({ code, name }: Carrier) => ({ company: { code, name }, placeOf: ports.placeOf });
  const readRoutes = async (carrier: Asked, question: RouteQuestion): Promise<Sailing[]> => {
    const routes = await carrier.schedules.routes(question);
    const rows = routes.flatMap((route) => readRoute(route, factsOf(carrier)) ?? []);
    const left = routes.length - rows.length;
    if (left > 0) log.warn({ carrier: carrier.code, left }, 'routes were not taken');
    return distinct(rows);
  };

  return {
    async find(_by, { company, direct, ...query }) {
      await ports.refresh();
      const loading = portOf('pol', query.pol);
      const discharge = portOf('pod', query.pod);
      if (loading.code === discharge.code) throw misfit('query.pod', 'notOneOf');
      const window = readWindow(query.from, query.to, dayIn(loading, clock()));
      if (typeof window === 'string') throw windowMisfit(window, SCHEDULE_DAYS_MAX);
      // By the codes that were typed: of several a carrier may know just these.
      const question = { pol: query.pol.toUpperCase(), pod: query.pod.toUpperCase(), ...window, direct };
      const answers = await Promise.all(
        chosen(company).map((carrier) => askRoutes(carrier, question, () => readRoutes(carrier, question))),
      );
      // Carriers may send more than was asked for.
      const isAsked = ({ transshipments, etd }: Sailing) =>
        (!direct || transshipments === 0) && etd.slice(0, 10) >= window.from && etd.slice(0, 10) <= window.to;
      const rows = answers.flatMap((one) => one.rows.filter(isAsked)).sort(byDeparture);
      const plan = { rows, sources: answers.map(({ source }) => source), ...window };
      if (rows.length > 0) return plan;
      return { ...plan, near: { pol: nearTo(loading), pod: nearTo(discharge) } };
    },
    async vessel(_by, { company, ...question }) {
      await ports.refresh();
      const days = (dayNumber(question.to) ?? 0) - (dayNumber(question.from) ?? 0);
      if (days < 0 || days >= VESSEL_DAYS_MAX) {
        throw windowMisfit(days < 0 ? 'reversed' : 'too-long', VESSEL_DAYS_MAX);
      }
      if (question.from > lastStart(localDate(clock(), 0))) throw windowMisfit('too-far', VESSEL_DAYS_MAX);
      const [carrier] = chosen(company);
      if (carrier === undefined) throw misfit('query.company', 'notOneOf');
      const { rows, source } = await askVessel(carrier, question, async () =>
        readVesselCalls(await carrier.schedules.vessel(question), factsOf(carrier)),
      );
      return { rows: [...rows], source };
    },
    async port(_by, query) {
      await ports.refresh();
      const place = portOf('port', query.port);
      const { code, name, timezone } = place;
      const today = dayIn(place, clock());
      const question = { port: query.port.toUpperCase(), from: query.from ?? today };
      if (question.from > lastStart(today)) throw misfit('query.from', ['tooFarAhead', SCHEDULE_AHEAD_DAYS]);
      const answers = await Promise.all(
        chosen(query.company).map((carrier) =>
          askPort(carrier, question, async () =>
            readPortDepartures(await carrier.schedules.port(question), factsOf(carrier)),
          ),
        ),
      );
      const rows = answers
        .flatMap((one) => one.rows)
        // By the date that it is in the port: a carrier may have asked its own clock.
        .filter(({ departure }) => departure.time.slice(0, 10) >= question.from)
        .sort((a, b) => Date.parse(a.departure.time) - Date.parse(b.departure.time))
        .slice(0, DEPARTURES_MAX);
      return { portCode: code, port: name, timezone, rows, sources: answers.map(({ source }) => source) };
    },
  };
}
