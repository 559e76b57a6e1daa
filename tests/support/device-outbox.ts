import type { Page } from 'playwright-core';
import type { Entry } from '#client/offline/outbox/entry.ts';

/** Everything in the outbox database of a page's device, as text; empty when there is none. */
export function outboxText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'outbox')) return '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('outbox');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const texts: string[] = [];
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      texts.push(JSON.stringify(all.result));
    }
    database.close();
    return texts.join('\n');
  });
}

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
