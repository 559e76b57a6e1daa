import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BusinessType } from '#contract/tracking-kinds.ts';
import { record, textOf } from '#domain/tracking/loose-json.ts';
import type { Caller } from './caller.ts';
import { CarrierFailure, type CarrierSubscription } from './carrier.ts';
import type { CarrierSettings } from './settings.ts';

/** DCSA 2.2: asks the carrier to notify us of every event of a number. The secret is ours and goes along once. */
export function createDcsaPush(
  { tracking, scac }: CarrierSettings & { tracking: NonNullable<CarrierSettings['tracking']> },
  call: Caller,
) {
  return async (number: string, type: BusinessType, callback: string): Promise<CarrierSubscription> => {
    const secret = randomBytes(32).toString('base64');
    const answer = await call({
      url: new URL(`${tracking.baseUrl.replace(/\/$/, '')}/event-subscriptions`),
      method: 'POST',
      headers: { 'API-Version': tracking.apiVersion },
      body: JSON.stringify({
        callbackUrl: callback,
        secret,
        eventType: ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'],
        ...(type === 1 ? { transportDocumentReference: number } : { equipmentReference: number }),
      }),
    });
    const id = textOf(record(answer.json), 'subscriptionID');
    if (answer.status >= 300 || id === null)
      throw new CarrierFailure('status', `${scac} takes no subscription (${answer.status})`);
    return { id, secret };
  };
}

/** Whether a notification is signed with the subscription's secret: HMAC-SHA256 over the bytes as they came. */
export function isSigned(body: Buffer, header: string, secret: string): boolean {
  const match = /^(?:sha256=)?([0-9a-f]{64})$/i.exec(header.trim());
  if (match?.[1] === undefined) return false;
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(match[1], 'hex'));
}
