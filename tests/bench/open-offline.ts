import type { BrowserContext, Page } from 'playwright-core';
import { openProfile } from '#tests/support/browser.ts';

/** The middle one of some figures. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds from a navigation to its first paint, and until what was named is seen on the page. */
export type Moments = Record<string, number> & { paint: number };

/** A navigation, and by names of one's own the selectors of what is to be seen on its page. */
export interface Step {
  path: string;
  seen: Readonly<Record<string, string>>;
}

/** How a page tells the program that measures it: by a line on the console, for which no script is run in the page. */
const TOLD = 'measured ';

/**
 * Runs in the page, before its own scripts. A question from outside would first have half a megabyte of the asking program's
 * own script compiled there, which at a quarter of the speed is most of what there is to measure.
 */
function watch({ steps, told }: { steps: readonly Step[]; told: string }): void {
  const selectors = Object.entries(steps.find(({ path }) => path === location.pathname + location.search)?.seen ?? {});
  const found: Record<string, number> = {};
  const tell = (list: PerformanceObserverEntryList) => {
    const [first] = list.getEntriesByName('first-paint');
    if (first === undefined) return;
    const paint = first.startTime;
    // Content that came with the document is seen with its first paint.
    const seen = Object.entries(found).map(([name, at]) => [name, Math.max(at, paint)]);
    console.debug(told + JSON.stringify({ paint, ...Object.fromEntries(seen) }));
  };
  const look = () => {
    for (const [name, selector] of selectors) {
      if (!(name in found) && document.querySelector(selector) !== null) found[name] = performance.now();
    }
    if (Object.keys(found).length < selectors.length) return;
    observer.disconnect();
    new PerformanceObserver(tell).observe({ type: 'paint', buffered: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function throttledPage(context: BrowserContext, cpu: number): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}

/**
 * Goes through steps on a visited site in a new browser process without a network, at a fraction of the processor's speed,
 * and tells the moments of each.
 */
export async function openOffline(
  { profile, site, cpu }: { profile: string; site: string; cpu: number },
  steps: readonly Step[],
): Promise<Moments[]> {
  const context = await openProfile(profile);
  try {
    const page = await throttledPage(context, cpu);
    await page.addInitScript(watch, { steps, told: TOLD });
    await context.setOffline(true);
    const moments: Moments[] = [];
    for (const { path } of steps) {
      const told = page.waitForEvent('console', { predicate: (line) => line.text().startsWith(TOLD), timeout: 60_000 });
      await page.goto(site + path, { waitUntil: 'commit' });
      moments.push(JSON.parse((await told).text().slice(TOLD.length)));
    }
    return moments;
  } finally {
    await context.close();
  }
}

/** The medians of what some rounds took, by name, in whole milliseconds. */
export function medians(rounds: readonly Moments[]): Record<string, number> {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(rounds.map((round) => round[name] ?? Number.NaN)))]),
  );
}
