import type { Page } from 'playwright-core';
import type { Entry } from '#client/offline/outbox/entry.ts';
import { databaseText } from './device-databases.ts';

/** Everything in the outbox of a page's device, as text; empty when there is none. */
export const outboxText = (page: Page): Promise<string> => databaseText(page, 'outbox');

/** Puts entries on a device as if they had been written and confirmed on it. Its outbox must have been opened once. */
export function putEntries(page: Page, entries: readonly Entry[]): Promise<void> {
  return page.evaluate(async (rows) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('outbox');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const written = database.transaction('entries', 'readwrite');
    for (const row of rows) written.objectStore('entries').put(row);
    await new Promise((resolve) => {
      written.oncomplete = resolve;
    });
    localStorage.setItem('outbox', JSON.stringify(rows.map(({ id, route, createdAt }) => ({ id, route, createdAt }))));
    database.close();
  }, entries);
}
