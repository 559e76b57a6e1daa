import type { Page } from 'playwright-core';

/** Everything in the databases of a page's device, or in the one that is named, as text; empty when there is none. */
export function databaseText(page: Page, only?: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (wanted !== undefined && name !== wanted) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        texts.push(JSON.stringify(all.result));
      }
      database.close();
    }
    return texts.join('\n');
  }, only);
}
