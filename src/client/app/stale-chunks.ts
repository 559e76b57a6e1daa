const RELOADED_AT = 'reloaded-for-chunk';
/** A second failure within this time means that reloading does not help. */
const RELOAD_PAUSE_MS = 10_000;

/**
 * After a deploy the file of a lazy part may be gone. Online, one reload brings the new version; offline, or when that
 * did not help, the page's own failure screen says what happened.
 */
export function recoverFromStaleChunks(isOnline: () => boolean): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!isOnline()) return;
    try {
      const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
      if (Date.now() - last < RELOAD_PAUSE_MS) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    } catch {
      // Without storage a loop could not be told from a first failure, so nothing is reloaded.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
