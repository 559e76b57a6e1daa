import { leaveSetting } from '#client/lib/leave-setting.ts';
import { headerRoom, SETTINGS_HEADER } from '#contract/header-room.ts';

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
    await leaveSetting(SETTINGS_HEADER, headerRoom(strips, user));
  };
  const keepNow = () => void keep().catch(() => undefined);
  new MutationObserver(keepNow).observe(root, { attributeFilter: ['data-strips', 'data-user'] });
  keepNow();
}
