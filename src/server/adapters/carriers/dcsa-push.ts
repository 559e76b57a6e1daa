import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BusinessType } from '#contract/tracking-kinds.ts';
import { record, textOf } from '#domain/tracking/loose-json.ts';
import type { BillWriting } from './bill-writing.ts';
import type { Caller } from './caller.ts';
import { type Carrier, CarrierFailure, type CarrierSubscription } from './carrier.ts';
import type { CarrierSettings } from './settings.ts';

/** DCSA 2.2: a carrier's subscriptions to the events of a number. */
export function createDcsaPush(
  { tracking, scac }: CarrierSettings & { tracking: NonNullable<CarrierSettings['tracking']> },
  call: Caller,
  writing: BillWriting,
): { [Name in 'subscribe' | 'hasSubscription' | 'unsubscribe']: NonNullable<Carrier[Name]> } {
  const base = `${tracking.baseUrl.replace(/\/$/, '')}/event-subscriptions`;
  const headers = { 'API-Version': tracking.apiVersion };
  const at = (id: string) => new URL(`${base}/${encodeURIComponent(id)}`);
  const isThere = (status: number): boolean => {
    if (status === 404 || status === 410) return false;
    if (status >= 300) throw new CarrierFailure('status', `${scac} answers ${status} about a subscription`);
    return true;
  };
  return {
    /** The secret is ours and goes along once. */
    async subscribe(number: string, type: BusinessType, callback: string): Promise<CarrierSubscription> {
      const [way = number] = writing.ways(number);
      const secret = randomBytes(32).toString('base64');
      const answer = await call({
        url: new URL(base),
        method: 'POST',
        headers,
        body: JSON.stringify({
          callbackUrl: callback,
          secret,
          eventType: ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'],
          ...(type === 1 ? { transportDocumentReference: way } : { equipmentReference: number }),
        }),
      });
      const id = textOf(record(answer.json), 'subscriptionID');
      if (answer.status >= 300 || id === null)
        throw new CarrierFailure('status', `${scac} takes no subscription (${answer.status})`);
      return { id, secret };
    },
    hasSubscription: async (id) => isThere((await call({ url: at(id), method: 'GET', headers })).status),
    unsubscribe: async (id) => void isThere((await call({ url: at(id), method: 'DELETE', headers })).status),
  };
}

/** Whether a notification is signed with the subscription's secret: HMAC-SHA256 over the bytes as they came. */
export function isSigned(body: Buffer, header: string, secret: string): boolean {
  const match = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(header.trim());
  if (match?.[1] === undefined) return false;
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(match[1], 'hex'));
}
