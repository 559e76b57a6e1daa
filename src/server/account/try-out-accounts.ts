import { PERMISSIONS } from '#contract/roles.ts';
import type { TryOutAccount } from '#contract/try-out-accounts.ts';
import type { Db } from '../db/client.ts';
import { createAccountRepo } from '../modules/accounts/repo.ts';
import { disableAccount, enableAccount } from './disabling.ts';

/** The ids of the accounts of a try-out; no other account has one like them. */
export const TRY_OUT_IDS: Readonly<Record<TryOutAccount, string>> = {
  member: 'try-out-member',
  admin: 'try-out-admin',
};

const NAMES: Readonly<Record<TryOutAccount, string>> = { member: 'Try-out', admin: 'Try-out admin' };

/**
 * Makes the accounts of a try-out that is `wanted`, in a database that has no others, or had these from its start: what a
 * company works with is never opened without a proof. Resolves to whether they are there. At any other start they are
 * closed.
 */
export async function readyTryOut(db: Db, wanted: boolean, now = Date.now()): Promise<boolean> {
  const accounts = createAccountRepo(db);
  const kinds: readonly TryOutAccount[] = ['member', 'admin'];
  const found = await Promise.all(kinds.map((kind) => accounts.byId(TRY_OUT_IDS[kind])));
  const known = found.filter((account) => account !== null);
  const missing = kinds.filter((_, at) => found[at] === null);
  // A start may have been killed between the one and the other.
  const isOpen = wanted && (missing.length === 0 || (await accounts.all()).length === known.length);
  for (const { id, disabledAt } of known) {
    if (isOpen && disabledAt !== null) await enableAccount(db, id);
    if (!isOpen && disabledAt === null) await disableAccount(db, id, now);
  }
  for (const kind of isOpen ? missing : []) {
    const id = TRY_OUT_IDS[kind];
    const account = { id, username: id, usernameKey: id, firstName: NAMES[kind], permission: PERMISSIONS[kind] };
    await accounts.add({ ...account, createdAt: new Date(now) }, null);
  }
  return isOpen;
}
