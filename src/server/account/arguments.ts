import { parseArgs } from 'node:util';
import { asLine } from '#contract/account-fields.ts';
import { isUsername, NAME_MAX, PHONE_PATTERN } from '#contract/account-limits.ts';
import { PERMISSIONS } from '#contract/roles.ts';
import { roleOf } from '#domain/access.ts';
import { StartError } from '../start-error.ts';

/** A command as given on the command line, with its options. */
export type Command =
  | { do: 'help' }
  | { do: 'list' }
  | { do: 'create'; username: string; permission: number; firstName: string; phone: string | null }
  | { do: 'set-permission'; username: string; permission: number }
  | { do: 'disable' | 'enable' | 'reset-password'; username: string };

const ROLES = Object.entries(PERMISSIONS)
  .map(([role, code]) => `${code} ${role}`)
  .join(', ');

export const usage = `npm run account -- COMMAND

  create NAME [--permission CODE] [--first-name TEXT] [--phone NUMBER]
                              makes an account and prints a password for one login
  list                        all accounts
  set-permission NAME CODE    changes the role, at once for whoever is logged in
  disable NAME, enable NAME   ends all sessions and refuses logging in; takes that back
  reset-password NAME         prints a new password for one login and ends all sessions

Codes: ${ROLES}. Without --permission an account is an administrator's.`;

function permissionOf(text: string): number {
  const code = Number(text);
  if (/^\d$/.test(text) && roleOf(code) !== null) return code;
  throw new StartError(`"${text}" is no permission code; there are ${ROLES}.`);
}

function nameOf(text: string | undefined): string {
  if (text === undefined) throw new StartError('The name of the account is missing.');
  if (isUsername(text)) return text;
  throw new StartError(`"${text}" cannot be a user name: 3 to 32 letters, digits, dots, dashes; not digits alone.`);
}

function creation(rest: readonly string[], values: Partial<Record<string, string | boolean>>): Command {
  const username = nameOf(rest[0]);
  const phone = typeof values.phone === 'string' ? values.phone : null;
  if (phone !== null && !PHONE_PATTERN.test(phone)) throw new StartError(`"${phone}" is no mobile number.`);
  const firstName = asLine(String(values['first-name'] ?? ''), NAME_MAX) || username;
  return { do: 'create', username, permission: permissionOf(String(values.permission ?? 9)), firstName, phone };
}

/** Reads the command line; throws a `StartError` in one sentence. */
export function readArguments(args: readonly string[]): Command {
  const text = { type: 'string' } as const;
  const options = { permission: text, 'first-name': text, phone: text, help: { type: 'boolean', short: 'h' } } as const;
  let parsed: { values: Partial<Record<string, string | boolean>>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  const [command, ...rest] = parsed.positionals;
  if (command === undefined || command === 'help' || parsed.values.help === true) return { do: 'help' };
  switch (command) {
    case 'list':
      return { do: 'list' };
    case 'create':
      return creation(rest, parsed.values);
    case 'set-permission':
      return { do: command, username: nameOf(rest[0]), permission: permissionOf(rest[1] ?? '') };
    case 'disable':
    case 'enable':
    case 'reset-password':
      return { do: command, username: nameOf(rest[0]) };
    default:
      throw new StartError(`There is no command "${command}"; see npm run account -- help.`);
  }
}
