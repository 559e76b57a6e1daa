import { REFRESH_CACHE } from '#contract/refresh-cache.ts';
import type { TransportAnswer } from './api.ts';

/** The answer to an address that the service worker fetched while no page was open; it is taken out, null where none is. */
export async function takeLaidBy(address: string): Promise<TransportAnswer | null> {
  try {
    if (!(await caches.has(REFRESH_CACHE))) return null;
    const cache = await caches.open(REFRESH_CACHE);
    const answer = await cache.match(address);
    if (answer === undefined) return null;
    await cache.delete(address);
    return {
      status: answer.status,
      json: () => answer.json(),
      header: (name) => answer.headers.get(name),
      blob: () => answer.blob(),
    };
  } catch {
    return null;
  }
}

/** Addresses of all answers that are laid by. */
export async function addressesLaidBy(): Promise<string[]> {
  try {
    if (!(await caches.has(REFRESH_CACHE))) return [];
    return (await (await caches.open(REFRESH_CACHE)).keys()).map(({ url }) => url);
  } catch {
    return [];
  }
}
