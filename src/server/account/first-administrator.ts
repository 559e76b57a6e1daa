import { PERMISSIONS } from '#contract/roles.ts';
import type { Db } from '../db/client.ts';
import { createAccountRepo } from '../modules/accounts/repo.ts';
import { newId } from '../secrets.ts';
import { oneTimePassword } from './one-time-password.ts';

/** The name of the administrator that is made where nobody has made one. */
const USERNAME = 'admin';

/**
 * Outside production: while no administrator has a password of his own, every start prints one for one login. In
 * production accounts are made by the command, and nothing is printed.
 */
export async function offerFirstAdministrator(db: Db, log: (line: string) => void, now = Date.now()): Promise<void> {
  const accounts = createAccountRepo(db);
  const all = await accounts.all();
  const administrators = all.filter(({ permission }) => permission === PERMISSIONS.admin);
  if (administrators.some(({ passwordHash, passwordUntil }) => passwordHash !== null && passwordUntil === null)) return;
  const known = administrators.find(({ usernameKey }) => usernameKey === USERNAME);
  // Somebody else may have taken the name, or the administrators log in by phone.
  if (known === undefined && (administrators.length > 0 || all.some(({ usernameKey }) => usernameKey === USERNAME)))
    return;
  const { password, stored } = await oneTimePassword(now);
  if (known !== undefined) await accounts.change(known, stored);
  else {
    const account = { id: newId(), username: USERNAME, usernameKey: USERNAME, firstName: 'Admin' };
    await accounts.add({ ...account, ...stored, permission: PERMISSIONS.admin, createdAt: new Date(now) }, null);
  }
  log(`Administrator: log in once as ${USERNAME} with ${password} and set a password of your own.`);
}
