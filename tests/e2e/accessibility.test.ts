import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from '#tests/support/browser.ts';
import { faultsByAxe, sideways } from '#tests/support/every-page.ts';
import { newGuest } from '#tests/support/guest.ts';
import { sharedOpenSite } from '#tests/support/site.ts';

const site = sharedOpenSite();

describe('what opens over a page', () => {
  const opened: readonly (readonly [name: string, size: typeof PHONE, open: (page: Page) => Promise<void>])[] = [
    ['the search drawer on a phone', PHONE, openDrawer],
    ['the search drawer on a desktop', DESKTOP, openDrawer],
    ['the folded menu on a phone', PHONE, openMenu],
    ['a submenu on a desktop', DESKTOP, openMenu],
    ['the menu of the account', DESKTOP, (page) => page.locator('header .shell-account a').click()],
  ];

  it('has nothing that axe finds fault with, by day and by night', async () => {
    const guest = await newGuest(site.url);
    const { page } = guest;
    const found: string[] = [];
    for (const [name, size, open] of opened) {
      await guest.visit('/home', { viewport: size });
      await open(page);
      await page.locator('dialog[open], :popover-open').first().waitFor();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        found.push(...(await faultsByAxe(page, `${name} ${scheme}`)));
      }
      found.push(...(await sideways(page, name)));
    }
    await guest.leave();
    expect(found).toEqual([]);
  });
});

function openDrawer(page: Page): Promise<void> {
  return page.locator('header').getByLabel('Search the site').click();
}

/** Opens the first entry of the menu that opens anything: a section where there is room, else the folded menu. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('header .shell-nav a[aria-haspopup]:visible').first().focus();
  await page.keyboard.press('ArrowDown');
}
