import type { Page } from 'playwright-core';

/** A table of a page's device: its database and its store. */
export interface DeviceTable {
  database: string;
  store: string;
  /** Whether it lies in the bucket of the account that is logged in, as that one's own databases do. */
  own?: boolean;
}

/** Writes rows over those of the same key where there are any, and reads all where there are none. */
function useTable<Row>(page: Page, table: DeviceTable, written: readonly object[]): Promise<Row[]> {
  return page.evaluate(
    async ({ database: name, store: storeName, own, rows }) => {
      interface Buckets {
        open(name: string): Promise<{ indexedDB: IDBFactory }>;
        keys(): Promise<string[]>;
      }
      const { storageBuckets: buckets } = navigator as Navigator & { storageBuckets?: Buckets };
      const [bucket] = own === true ? ((await buckets?.keys()) ?? []) : [];
      const place = bucket === undefined ? undefined : await buckets?.open(bucket);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = (place?.indexedDB ?? indexedDB).open(name);
        // Only the site makes its databases.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      try {
        const work = database.transaction(storeName, rows.length > 0 ? 'readwrite' : 'readonly');
        const store = work.objectStore(storeName);
        for (const row of rows) store.put(row);
        const all = rows.length > 0 ? null : (store.getAll() as IDBRequest<Row[]>);
        await new Promise((resolve, reject) => {
          work.oncomplete = resolve;
          work.onabort = () => reject(work.error);
        });
        return all?.result ?? [];
      } finally {
        database.close();
      }
    },
    { ...table, rows: written },
  );
}

/** All rows of a table of a page's device. Rejects where the database is not there, or is deleted meanwhile. */
export const rowsOn = <Row>(page: Page, table: DeviceTable): Promise<Row[]> => useTable(page, table, []);

/** Writes rows to a table of a page's device, over those of the same key. Rejects as `rowsOn` does. */
export const putRowsOn = async (page: Page, table: DeviceTable, rows: readonly object[]): Promise<void> => {
  await useTable(page, table, rows);
};
