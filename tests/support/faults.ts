import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.ts';

/** Faults that axe finds in a page as it stands, each with the HTML of its elements. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * The same on a phone by night and on a desktop by day, and what is too wide there: colours do not depend on the size. Leaves
 * a desktop by day.
 */
export async function faultsInAllLooks(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [colorScheme, viewport] of [
    ['dark', PHONE],
    ['light', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    faults.push(...(await faultsOf(page)).map((fault) => `${colorScheme}, ${viewport.width} px, ${fault}`));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) faults.push(`${over} px too wide for ${viewport.width}`);
  }
  return faults;
}
