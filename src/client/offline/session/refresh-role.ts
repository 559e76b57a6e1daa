import type { Api } from '#client/api/api.ts';
import { ProblemError } from '#client/api/errors.ts';
import type { UserInfo, UserRecord } from '#contract/users.ts';
import { deviceSession } from './session.ts';

/** The fields of the own record that the frame shows and the session stores. */
export function infoOf({ id, username, firstName, permission, avatar, avatarName }: UserRecord): UserInfo {
  return { id, username, firstName, permission, avatar, avatarName };
}

let asking = false;

/**
 * R29: a call was refused to whoever is logged in, whose role may have been changed on the server: asks for it, once for
 * however many calls were refused. A session that is over is said by the call itself.
 */
export function refreshRole(api: Api, error: unknown): void {
  if (!(error instanceof ProblemError) || error.code !== 'forbidden') return;
  if (asking || deviceSession.session === null) return;
  asking = true;
  api
    .call('users.get', { body: {} }, { quiet: true, repeatable: true })
    .then((record) => deviceSession.update(infoOf(record)))
    .catch(() => undefined)
    .finally(() => {
      asking = false;
    });
}
