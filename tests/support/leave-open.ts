import type { Page } from 'playwright-core';

/**
 * Lets the page believe that it was looked away from for so long. Playwright's clock is one for all tabs of a context; a
 * context for each page would fetch the site's files for each.
 */
export async function leaveOpen(page: Page, ms: number): Promise<void> {
  await page.evaluate((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
    // Looked at again; only by what tells the time, as whoever asks the server anew listens further up.
    document.dispatchEvent(new Event('visibilitychange'));
  }, ms);
}
