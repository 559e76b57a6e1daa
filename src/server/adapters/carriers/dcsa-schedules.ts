import type { PlaceOf } from '#domain/tracking/event.ts';
import { record } from '#domain/tracking/loose-json.ts';
import type { Caller } from './caller.ts';
import type { Schedules } from './carrier.ts';
import { readPages } from './dcsa-pages.ts';
import { createPortCodes } from './port-codes.ts';
import type { CarrierSettings } from './settings.ts';

/** DCSA Commercial Schedules 1.0: point-to-point routes, port schedules and vessel schedules. */
export function createDcsaSchedules(
  { schedules, limits, scac }: CarrierSettings & { schedules: NonNullable<CarrierSettings['schedules']> },
  call: Caller,
  placeOf: PlaceOf,
): Schedules {
  const { baseUrl, apiVersion, nextPageHeader, pageSize, nothing } = schedules;
  const byPorts = createPortCodes(placeOf);
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
      nothing,
      listIn: (json) => (Array.isArray(json) ? json : null),
    });
    return entries.map(record);
  };
  return {
    routes: ({ pol, pod, from, to, direct }) =>
      byPorts([pol, pod], ([placeOfReceipt = pol, placeOfDelivery = pod]) =>
        read('point-to-point-routes', {
          placeOfReceipt,
          placeOfDelivery,
          departureStartDate: from,
          departureEndDate: to,
          ...(direct ? { maxTranshipment: '0' } : {}),
        }),
      ),
    port: ({ port, from }) =>
      byPorts([port], ([UNLocationCode = port]) => read('port-schedules', { UNLocationCode, date: from })),
    vessel: ({ imo, from, to }) =>
      read('vessel-schedules', {
        vesselIMONumber: imo,
        startDate: from,
        endDate: to,
        responseScope: 'FULL_VOYAGE',
      }),
  };
}
