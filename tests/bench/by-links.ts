import { openProfile } from '#tests/support/browser.ts';
import { median } from './open-offline.ts';

/** A page that is gone to by a link, and an element that is only in its content. */
export interface Place {
  path: string;
  content: string;
}

/** A page is left alone for so long before the next click, in milliseconds: what it does last is over by then. */
const STAND_MS = 1_500;

/**
 * Goes to and fro between two pages by links within the application, without a network: from the click until the content of
 * the page is drawn, in milliseconds, the median of `visits` each way. The first way there and back is not counted.
 */
export async function visitsByLinks(
  profile: string,
  site: string,
  [one, other]: readonly [Place, Place],
  { cpu, visits }: { cpu: number; visits: number },
): Promise<Record<string, number>> {
  const context = await openProfile(profile, { viewport: { width: 1265, height: 900 } });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await context.setOffline(true);
    await page.goto(site + one.path);
    await page.locator(`${one.content}:not([inert] *)`).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const taken: Record<string, number[]> = { [one.path]: [], [other.path]: [] };
    for (let visit = 0; visit <= visits; visit += 1) {
      for (const to of [other, one]) {
        await page.waitForTimeout(STAND_MS);
        const ms = await page.evaluate(
          ({ path, content }) =>
            new Promise<number>((resolve) => {
              const begin = performance.now();
              const look = () => {
                const there = location.pathname === path && document.querySelector(content) !== null;
                // The frame that is begun holds it; what comes after that frame knows it drawn.
                requestAnimationFrame(there ? () => setTimeout(() => resolve(performance.now() - begin)) : look);
              };
              document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
              look();
            }),
          to,
        );
        if (visit > 0) taken[to.path]?.push(ms);
      }
    }
    return Object.fromEntries(Object.entries(taken).map(([path, times]) => [path, Math.round(median(times))]));
  } finally {
    await context.close();
  }
}
