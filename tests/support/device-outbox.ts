import type { Page } from 'playwright-core';
import type { Entry } from '#client/offline/outbox/entry.ts';
import { databaseText } from './device-databases.ts';
import { putRowsOn } from './device-rows.ts';

/** Everything in the outbox of a page's device, as text; empty when there is none. */
export const outboxText = (page: Page): Promise<string> => databaseText(page, 'outbox');

/** Puts entries on a device as if they had been written and confirmed on it. Its outbox must have been opened once. */
export async function putEntries(page: Page, entries: readonly Entry[]): Promise<void> {
  await putRowsOn(page, { database: 'outbox', store: 'entries' }, entries);
  const listed = entries.map(({ id, route, createdAt }) => ({ id, route, createdAt }));
  await page.evaluate((rows) => localStorage.setItem('outbox', JSON.stringify(rows)), listed);
}
