import type { OwnLook } from './own-look.ts';
import { isLeased, withUserDatabase } from './user-database.ts';

/** How many looks are kept of an account; the one kept longest ago goes first. */
const MOST = 12;

/** Keeps what a page looks like in the database of whoever is logged in, with which it goes. Rejects without a session. */
export async function keepOwnLook(look: OwnLook): Promise<void> {
  // The page still shows what has just been removed, under the dialog that says so.
  if (!isLeased()) return;
  await withUserDatabase((database) =>
    database.transaction('rw', database.looks, async () => {
      await database.looks.put(look);
      const addresses = await database.looks.orderBy('at').reverse().primaryKeys();
      await database.looks.bulkDelete(addresses.slice(MOST));
    }),
  );
}
