import { PERMISSIONS } from '#contract/roles.ts';
import type { TryOutAccount } from '#contract/try-out-accounts.ts';
import type { Db, Tx } from '../db/client.ts';
import { createAccountRepo } from '../modules/accounts/repo.ts';
import { createSessionRepo } from '../modules/sessions/repo.ts';

/** The ids of the accounts of a try-out; no other account has one like them. */
export const TRY_OUT_IDS: Readonly<Record<TryOutAccount, string>> = {
  member: 'try-out-member',
  admin: 'try-out-admin',
};

const NAMES: Readonly<Record<TryOutAccount, string>> = { member: 'Try-out', admin: 'Try-out admin' };

/**
 * Makes the accounts of a try-out that is `wanted`, in a database that has no others, or had these from its start: what a
 * company works with is never opened without a proof. Resolves to whether they are there. At any other start they are
 * closed, and their sessions end.
 */
export async function readyTryOut(db: Db, wanted: boolean, now = Date.now()): Promise<boolean> {
  const accounts = createAccountRepo(db);
  const sessions = createSessionRepo(db);
  const kinds: readonly TryOutAccount[] = ['member', 'admin'];
  if (wanted && (await accounts.all()).length === 0) {
    for (const kind of kinds) {
      const id = TRY_OUT_IDS[kind];
      const account = { id, username: id, usernameKey: id, firstName: NAMES[kind], permission: PERMISSIONS[kind] };
      await accounts.add({ ...account, createdAt: new Date(now) }, null);
    }
    return true;
  }
  let known = 0;
  for (const kind of kinds) {
    const account = await accounts.byId(TRY_OUT_IDS[kind]);
    if (account === null) continue;
    known += 1;
    if (wanted && account.disabledAt !== null) await accounts.change(account, { disabledAt: null });
    if (!wanted && account.disabledAt === null) {
      await accounts.change(account, { disabledAt: new Date(now) }, (tx: Tx) => sessions.endAll(tx, account.id));
    }
  }
  return wanted && known === kinds.length;
}
