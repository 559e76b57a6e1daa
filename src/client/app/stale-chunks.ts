const RELOADED_AT = 'reloaded-for-chunk';
/** A second failure within this time means that reloading does not help. */
const RELOAD_PAUSE_MS = 10_000;

/**
 * After a deploy the file of a lazy part may be gone. One reload brings the new version, where the server answers: a browser
 * often takes a dead line for a live one, and what it shows then is its own page. Else, or when that did not help, the page
 * itself says what failed.
 */
export function recoverFromStaleChunks(isReached: () => Promise<boolean>): void {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    try {
      // The router would reload once for each missing file, whatever is on the line; by this mark it takes that as done.
      sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
      if (!(await isReached()) || Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_PAUSE_MS) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      window.location.reload();
    } catch {
      // Without storage a loop could not be told from a first failure, so nothing is reloaded.
    }
  });
}
