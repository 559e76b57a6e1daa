import { SETTINGS_CACHE } from '#contract/settings-cache.ts';

/** Leaves a text in the cache of settings for the service worker. Rejects where caches are refused. */
export async function leaveSetting(address: string, text: string): Promise<void> {
  const settings = await caches.open(SETTINGS_CACHE);
  // A browser that is closed stops in the middle of a write, and what stood there is gone: nothing is written without need.
  if ((await (await settings.match(address))?.text()) === text) return;
  await settings.put(address, new Response(text));
}
