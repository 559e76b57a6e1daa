/** Fetches a public file into a cache, unless it is there; rejects when it cannot be had. */
export async function keepFile(cacheName: string, address: string): Promise<void> {
  const cache = await caches.open(cacheName);
  if ((await cache.match(address)) === undefined) await cache.add(address);
}
