import type { Page } from 'playwright-core';

/** A database of a device: its name, and all that is in it as text. */
interface DeviceDatabase {
  name: string;
  text: string;
}

/**
 * The databases of a page's device, those in buckets of their own as well, or only those of a name. Rejects where one is
 * deleted while it is read: whoever waits for that asks again.
 */
export function databasesOf(page: Page, only?: string): Promise<DeviceDatabase[]> {
  return page.evaluate(async (wanted) => {
    interface Buckets {
      open(name: string): Promise<{ indexedDB: IDBFactory }>;
      keys(): Promise<string[]>;
    }
    const { storageBuckets: buckets } = navigator as Navigator & { storageBuckets?: Buckets };
    const names = (await buckets?.keys()) ?? [];
    const others = await Promise.all(names.map(async (name) => (await buckets?.open(name))?.indexedDB ?? indexedDB));
    const found: DeviceDatabase[] = [];
    for (const place of new Set([indexedDB, ...others])) {
      for (const { name = '' } of await place.databases()) {
        if (wanted !== undefined && name !== wanted) continue;
        const database = await new Promise<IDBDatabase | null>((resolve) => {
          const asked = place.open(name);
          // One that has just been deleted must not be made anew.
          asked.onupgradeneeded = () => asked.transaction?.abort();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => resolve(null);
        });
        if (database === null) continue;
        try {
          let text = '';
          for (const store of database.objectStoreNames) {
            const all = database.transaction(store).objectStore(store).getAll();
            await new Promise((resolve, reject) => {
              all.onsuccess = resolve;
              // One that is deleted meanwhile gives up what is read from it.
              all.onerror = () => reject(all.error);
            });
            text += JSON.stringify(all.result);
          }
          found.push({ name, text });
        } finally {
          database.close();
        }
      }
    }
    return found;
  }, only);
}

/** Everything in the databases of a page's device, or in the one that is named, as text; empty when there is none. */
export async function databaseText(page: Page, only?: string): Promise<string> {
  return (await databasesOf(page, only)).map(({ text }) => text).join('\n');
}

/** The names of the databases of a page's device. */
export async function databaseNames(page: Page): Promise<string[]> {
  return (await databasesOf(page)).map(({ name }) => name);
}
