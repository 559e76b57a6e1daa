import type { Page } from 'playwright-core';

/** A layout shift of a page: its score, and which elements moved from where to where. */
export interface LayoutShift {
  value: number;
  moved: string;
}

/** Has a page that is yet to be opened note what moves in it from its start on, before its own scripts run. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    const where = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const moved = sources.map(
          ({ node, previousRect: was, currentRect: is }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 60) : '…'} from ${where(was)} to ${where(is)}`,
        );
        shifts.push({ value, moved: moved.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the page until now. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => Reflect.get(window, 'shifts') as LayoutShift[]);

/** Those that an eye can see, larger than `least`, as lines of a report. */
export async function visibleShiftsOf(page: Page, least = 0.001): Promise<string[]> {
  const shifts = await shiftsOf(page);
  return shifts.filter(({ value }) => value > least).map(({ value, moved }) => `${value.toFixed(4)} ${moved}`);
}
