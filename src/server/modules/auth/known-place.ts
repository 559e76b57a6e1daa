import { sourceOf } from '#server/plugins/address-limits.ts';
import { hashOf } from '#server/secrets.ts';

/** An account at the place it is used from, as shared limits count and note it; the address itself is not kept. */
export const placeKey = (accountId: string, address: string): string => hashOf(`${accountId} ${sourceOf(address)}`);
