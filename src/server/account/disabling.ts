import type { Db } from '../db/client.ts';
import { createAccountRepo } from '../modules/accounts/repo.ts';
import { createSessionRepo } from '../modules/sessions/repo.ts';

/** Closes an account. Its sessions stay, worth nothing, so that its devices hear why they end. */
export async function disableAccount(db: Db, id: string, now: number): Promise<void> {
  await createAccountRepo(db).change({ id }, { disabledAt: new Date(now) });
}

/** Opens an account again; whoever was logged in before is so no more, and his devices hear it still. */
export async function enableAccount(db: Db, id: string): Promise<void> {
  const sessions = createSessionRepo(db);
  await createAccountRepo(db).change({ id }, { disabledAt: null }, (tx) => sessions.endAll(tx, id));
}
