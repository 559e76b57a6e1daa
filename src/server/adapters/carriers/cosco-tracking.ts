import type { BusinessType } from '#contract/tracking-kinds.ts';
import { isSameBill } from '#domain/bill-of-lading.ts';
import type { Caller } from './caller.ts';
import { type CarrierAnswer, CarrierFailure } from './carrier.ts';
import { type CoscoContext, readCosco } from './cosco-events.ts';
import { keepAsked, readable } from './dcsa-tracking.ts';
import type { CarrierSettings } from './settings.ts';

/** COSCO's own tracking: one call per number, bills without their prefix. */
export function createCoscoTracking(
  { tracking, scac }: CarrierSettings & { tracking: NonNullable<CarrierSettings['tracking']> },
  call: Caller,
  context: () => CoscoContext,
) {
  return async (number: string, type: BusinessType): Promise<CarrierAnswer> => {
    const bare = type === 1 && number.startsWith(scac) ? number.slice(scac.length) : number;
    const url = new URL(`${tracking.baseUrl.replace(/\/$/, '')}/info/tracking/${encodeURIComponent(bare)}`);
    url.searchParams.set('numberType', type === 1 ? 'bl' : 'cntr');
    const answer = await call({ url, method: 'GET' });
    if (tracking.nothing.includes(answer.status)) return { events: [], refused: [] };
    if (answer.status !== 200) throw new CarrierFailure('status', `${scac} answers ${answer.status}`);
    const read = readCosco(answer.json, context());
    if (read === null) throw new CarrierFailure('wrong', `${scac} answers in no form that we know`);
    // Its bills come back without the prefix that people write; where that shows not by itself, it is put back.
    const isAsked = (bill: string) => bill === bare && type === 1 && !isSameBill(bill, number);
    const events = read.events.map((event) => ({
      ...event,
      bills: [...new Set(event.bills.map((bill) => (isAsked(bill) ? number : bill)))],
    }));
    return readable(scac, read.refused, keepAsked({ ...read, events }, number, type));
  };
}
