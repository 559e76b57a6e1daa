import { headerRoom, SETTINGS_HEADER } from '#contract/header-room.ts';
import { SETTINGS_CACHE } from '#contract/settings-cache.ts';

/**
 * Leaves for the service worker what the header keeps room for, now and whenever it changes: the frame from the device comes
 * with it, and is spared the look into storage that would hold up its first paint. Where caches are refused it looks there.
 */
export function keepHeaderRoom(): void {
  const root = document.documentElement;
  const keep = async () => {
    const { strips, user } = root.dataset;
    // Not known yet.
    if (strips === undefined || user === undefined) return;
    const room = headerRoom(strips, user);
    const settings = await caches.open(SETTINGS_CACHE);
    // A browser that is closed stops in the middle of a write: nothing is written without need.
    if ((await (await settings.match(SETTINGS_HEADER))?.text()) !== room) {
      await settings.put(SETTINGS_HEADER, new Response(room));
    }
  };
  const keepNow = () => void keep().catch(() => undefined);
  new MutationObserver(keepNow).observe(root, { attributeFilter: ['data-strips', 'data-user'] });
  keepNow();
}
