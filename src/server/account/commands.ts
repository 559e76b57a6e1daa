import { roleOf } from '#domain/access.ts';
import { maskPhone } from '#domain/mask.ts';
import type { Db } from '../db/client.ts';
import { type Account, createAccountRepo } from '../modules/accounts/repo.ts';
import { usernameKey } from '../modules/accounts/service.ts';
import { createSessionRepo } from '../modules/sessions/repo.ts';
import { Problem } from '../plugins/problem.ts';
import { newId } from '../secrets.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './arguments.ts';
import { disableAccount, enableAccount } from './disabling.ts';
import { oneTimePassword } from './one-time-password.ts';

function line({ username, permission, phone, disabledAt, deletionAt, createdAt }: Account): string {
  const state = disabledAt !== null ? 'disabled' : deletionAt !== null ? 'to be deleted' : 'active';
  const role = `${permission} ${roleOf(permission) ?? 'no role'}`;
  return [username.padEnd(32), role.padEnd(10), state.padEnd(13), maskPhone(phone ?? '').padEnd(11)]
    .concat(createdAt.toISOString().slice(0, 10))
    .join('  ');
}

const handOver = (username: string, password: string): string =>
  `Password of ${username} for one login within 72 hours: ${password}\nSet an own one in the personal center right after it.`;

/** Carries a command out and gives the lines to show. Throws a `StartError` in one sentence. */
export async function carryOut(
  command: Exclude<Command, { do: 'help' }>,
  db: Db,
  now: number = Date.now(),
): Promise<string> {
  const accounts = createAccountRepo(db);
  const sessions = createSessionRepo(db);
  const named = async (username: string): Promise<Account> => {
    const account = await accounts.byLogin(usernameKey(username));
    if (account === null) throw new StartError(`There is no account "${username}".`);
    return account;
  };
  switch (command.do) {
    case 'list': {
      const all = await accounts.all();
      return all.length === 0 ? 'There are no accounts.' : all.map(line).join('\n');
    }
    case 'create': {
      const { username, permission, firstName, phone } = command;
      const { password, stored } = await oneTimePassword(now);
      const account = { id: newId(), username, usernameKey: usernameKey(username), firstName, permission, phone };
      await accounts.add({ ...account, ...stored, createdAt: new Date(now) }, null).catch((error: unknown) => {
        throw error instanceof Problem
          ? new StartError(`The name or the number belongs to an account already.`)
          : error;
      });
      return handOver(username, password);
    }
    case 'set-permission': {
      const { id, username } = await named(command.username);
      await accounts.change({ id }, { permission: command.permission });
      return `${username} is ${roleOf(command.permission)} now.`;
    }
    case 'disable': {
      const { id, username } = await named(command.username);
      await disableAccount(db, id, now);
      return `${username} is disabled.`;
    }
    case 'enable': {
      const { id, username } = await named(command.username);
      await enableAccount(db, id);
      return `${username} is enabled.`;
    }
    case 'reset-password': {
      const { id, username } = await named(command.username);
      const { password, stored } = await oneTimePassword(now);
      await accounts.change({ id }, stored, (tx) => sessions.endAll(tx, id));
      return handOver(username, password);
    }
  }
}
