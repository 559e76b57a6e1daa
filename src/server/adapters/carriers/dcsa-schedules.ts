import { type Loose, record } from '#domain/tracking/loose-json.ts';
import type { Caller } from './caller.ts';
import { CarrierFailure, type SailingQuestion } from './carrier.ts';
import type { CarrierSettings } from './settings.ts';

/** Pages read of one question; the rest would be later than anyone reads. */
const MOST_PAGES = 5;

/** DCSA Commercial Schedules 1.0: point-to-point routes by day of departure. */
export function createDcsaSchedules(
  { schedules, scac }: CarrierSettings & { schedules: NonNullable<CarrierSettings['schedules']> },
  call: Caller,
) {
  const headers = { 'API-Version': schedules.apiVersion };
  return async ({ pol, pod, from, to, direct }: SailingQuestion): Promise<Loose[]> => {
    const url = new URL(`${schedules.baseUrl.replace(/\/$/, '')}/point-to-point-routes`);
    const query = { placeOfReceipt: pol, placeOfDelivery: pod, departureStartDate: from, departureEndDate: to };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    if (direct) url.searchParams.set('maxTranshipment', '0');
    url.searchParams.set('limit', String(schedules.pageSize));
    const routes: Loose[] = [];
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const answer = await call({ url, method: 'GET', headers });
      // A pair of ports that the carrier does not serve is 400 or 404 with some, an empty list with others.
      if (answer.status === 404 || answer.status === 400) break;
      if (answer.status !== 200) throw new CarrierFailure('status', `${scac} answers ${answer.status}`);
      if (!Array.isArray(answer.json)) throw new CarrierFailure('wrong', `${scac} answers no list of routes`);
      routes.push(...answer.json.map(record));
      const next = answer.headers[schedules.nextPageHeader.toLowerCase()];
      if (typeof next !== 'string' || next === '' || url.searchParams.get('cursor') === next) break;
      url.searchParams.set('cursor', next);
    }
    return routes;
  };
}
