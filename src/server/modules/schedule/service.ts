import type { FastifyBaseLogger } from 'fastify';
import type { ApiCodeRow, Sailing, SchedulePlan } from '#contract/schedule.ts';
import { API_CODE_ROWS_MAX } from '#contract/schedule.ts';
import { type Carrier, CarrierFailure, type SailingQuestion } from '#server/adapters/carriers/carrier.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import type { PortDirectory } from '#server/modules/tracking/port-directory.ts';
import type { Authorized } from '#server/plugins/access.ts';
import { Problem } from '#server/plugins/problem.ts';
import { readRoute } from './read-route.ts';

/** What is asked for (PLAN-01). `from` is a day, null for today. */
export interface PlanQuestion {
  pol: string;
  pod: string;
  company: string | null;
  from: string | null;
  days: number;
  direct: boolean;
}

/** The ship plan and its look-ups. */
export interface ScheduleService {
  /** Sailings by departure; companies that could not be asked are named, the others' sailings are there all the same. */
  find(by: Authorized<'tools'>, question: PlanQuestion): Promise<SchedulePlan>;
  /** Suggestions for ports, by code, English, Chinese or pinyin. */
  ports(keyword: string): Promise<ApiCodeRow[]>;
  /** The companies that can be asked. */
  companies(keyword: string): Promise<ApiCodeRow[]>;
}

/** What the ship plan is made of. */
export interface ScheduleDeps {
  carriers: readonly Carrier[];
  ports: PortDirectory;
  dictionary: Pick<DictionaryService, 'list'>;
  clock: () => number;
  log: FastifyBaseLogger;
}

const DAY = 86_400_000;
/** Same questions within this time get the same answer; schedules change a few times a day. */
const KEPT_MS = 15 * 60_000;
const MOST_KEPT = 500;

interface Kept {
  at: number;
  rows: Promise<Sailing[]>;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Makes the service. */
export function createScheduleService({ carriers, ports, dictionary, clock, log }: ScheduleDeps): ScheduleService {
  const kept = new Map<string, Kept>();

  const ask = async (carrier: Carrier, question: SailingQuestion): Promise<Sailing[]> => {
    const routes = (await carrier.sailings?.(question)) ?? [];
    const context = { company: { code: carrier.code, name: carrier.name }, placeOf: ports.placeOf };
    const rows = routes.flatMap((route) => readRoute(route, context) ?? []);
    if (rows.length < routes.length)
      log.warn({ carrier: carrier.code, left: routes.length - rows.length }, 'routes were not taken');
    return rows;
  };

  const remembered = (carrier: Carrier, question: SailingQuestion): Promise<Sailing[]> => {
    const key = JSON.stringify([carrier.code, question]);
    const present = kept.get(key);
    if (present !== undefined && clock() - present.at < KEPT_MS) return present.rows;
    const rows = ask(carrier, question);
    kept.delete(key);
    kept.set(key, { at: clock(), rows });
    // The oldest goes; what failed is not kept.
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    rows.catch(() => kept.delete(key));
    return rows;
  };

  const chosen = (company: string | null): Carrier[] => {
    const asking = carriers.filter(({ sailings }) => sailings !== null);
    if (company === null) return asking;
    const found = asking.filter(({ code }) => code === company.toUpperCase());
    if (found.length > 0) return found;
    throw new Problem('validation', { fields: [{ path: 'query.company', reason: 'unknown' }] });
  };

  return {
    async find(_by, { pol, pod, company, from, days, direct }) {
      await ports.refresh();
      const place = (code: string) => ports.placeOf(code.toUpperCase())?.code ?? code.toUpperCase();
      const [load, discharge] = [place(pol), place(pod)];
      if (load === discharge) throw new Problem('validation', { fields: [{ path: 'query.pod', reason: 'same port' }] });
      const start = from ?? dayOf(clock());
      const end = dayOf(Date.parse(`${start}T00:00:00Z`) + (days - 1) * DAY);
      const question = { pol: load, pod: discharge, from: start, to: end, direct };
      const plan: SchedulePlan = { rows: [], gaps: [], asOf: new Date(clock()).toISOString(), from: start, to: end };
      await Promise.all(
        chosen(company).map(async (carrier) => {
          try {
            plan.rows.push(...(await remembered(carrier, question)));
          } catch (error) {
            if (!(error instanceof CarrierFailure)) throw error;
            log.warn({ carrier: carrier.code, kind: error.kind }, error.message);
            const reason = error.kind === 'budget' ? 'budget' : 'carrier-failed';
            plan.gaps.push({ code: carrier.code, name: carrier.name, reason });
          }
        }),
      );
      // Carriers may send more than was asked for.
      plan.rows = plan.rows.filter(({ transshipments, etd }) => {
        const day = etd.slice(0, 10);
        return (
          (!direct || transshipments === 0) &&
          day >= dayOf(Date.parse(start) - DAY) &&
          day <= dayOf(Date.parse(end) + DAY)
        );
      });
      plan.rows.sort(
        (a, b) =>
          Date.parse(a.etd) - Date.parse(b.etd) || Date.parse(a.eta) - Date.parse(b.eta) || (a.id < b.id ? -1 : 1),
      );
      return plan;
    },
    async ports(keyword) {
      const page = await dictionary.list('ports', {
        ...{ keyword, facets: '', sort: '', order: 'asc', pageNum: 1, pageSize: API_CODE_ROWS_MAX },
      });
      return page.rows.map(({ code, nameEn, nameZh, country }) => ({
        ...{ code, name: { zh: nameZh ?? nameEn, en: nameEn }, note: country },
      }));
    },
    async companies(keyword) {
      const wanted = keyword.trim().toLowerCase();
      const fits = ({ code, name }: Carrier) =>
        [code, name.zh, name.en].some((text) => text.toLowerCase().includes(wanted));
      return carriers
        .filter((carrier) => carrier.sailings !== null && fits(carrier))
        .map(({ code, name }) => ({ code, name, note: { zh: code, en: code } }));
    },
  };
}
