import { record } from '#domain/tracking/loose-json.ts';
import type { Caller } from './caller.ts';
import type { Schedules } from './carrier.ts';
import { readPages } from './dcsa-pages.ts';
import type { CarrierSettings } from './settings.ts';

/** A pair of ports or a vessel that the carrier does not serve is 400 or 404 with some, an empty list with others. */
const NOTHING = [400, 404];

/** DCSA Commercial Schedules 1.0: point-to-point routes, port schedules and vessel schedules. */
export function createDcsaSchedules(
  { schedules, limits, scac }: CarrierSettings & { schedules: NonNullable<CarrierSettings['schedules']> },
  call: Caller,
): Schedules {
  const { baseUrl, apiVersion, nextPageHeader, pageSize } = schedules;
  const read = async (path: string, query: Record<string, string>) => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    url.searchParams.set('limit', String(pageSize));
    const entries = await readPages(call, {
      code: scac,
      url,
      apiVersion,
      nextPageHeader,
      maxPages: limits.maxPages,
      nothing: NOTHING,
      listIn: (json) => (Array.isArray(json) ? json : null),
    });
    return entries.map(record);
  };
  return {
    routes: ({ pol, pod, from, to, direct }) =>
      read('point-to-point-routes', {
        placeOfReceipt: pol,
        placeOfDelivery: pod,
        departureStartDate: from,
        departureEndDate: to,
        ...(direct ? { maxTranshipment: '0' } : {}),
      }),
    port: ({ port, from }) => read('port-schedules', { UNLocationCode: port, date: from }),
    vessel: ({ imo, from, to }) =>
      read('vessel-schedules', {
        vesselIMONumber: imo,
        startDate: from,
        endDate: to,
        responseScope: 'FULL_VOYAGE',
      }),
  };
}
