import { asc, eq, gt } from 'drizzle-orm';
import type { StoragePort } from '../adapters/storage/port.ts';
import type { Db } from './client.ts';
import { fileBytes } from './schema-accounts.ts';

const IDS_AT_ONCE = 1000;

/** Files in the database: there for every server that shares it, and in its backup. */
export function databaseStorage(db: Db): StoragePort {
  return {
    name: 'database',
    async put(id, bytes) {
      await db.insert(fileBytes).values({ id, bytes }).onConflictDoUpdate({ target: fileBytes.id, set: { bytes } });
    },
    async get(id) {
      const [row] = await db.select({ bytes: fileBytes.bytes }).from(fileBytes).where(eq(fileBytes.id, id));
      return row?.bytes ?? null;
    },
    async remove(id) {
      await db.delete(fileBytes).where(eq(fileBytes.id, id));
    },
    async *ids() {
      for (let last = ''; ; ) {
        const after = db.select({ id: fileBytes.id }).from(fileBytes).where(gt(fileBytes.id, last));
        const ids = (await after.orderBy(asc(fileBytes.id)).limit(IDS_AT_ONCE)).map(({ id }) => id);
        yield ids;
        const end = ids.at(-1);
        if (end === undefined) return;
        last = end;
      }
    },
  };
}
