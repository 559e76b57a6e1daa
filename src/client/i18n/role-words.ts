import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '#contract/roles.ts';
import { roleOf } from '#domain/access.ts';

/** The names of roles. */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  tourist: msg({ message: 'Visitor', context: 'role' }),
  member: msg({ message: 'Member', context: 'role' }),
  partner: msg({ message: 'Partner', context: 'role' }),
  staff: msg({ message: 'Staff', context: 'role' }),
  admin: msg({ message: 'Administrator', context: 'role' }),
};
const none = msg({ message: 'No role', context: 'role' });

/** The name of an account's role, by its permission code. */
export function roleWords(permission: number): MessageDescriptor {
  const role = roleOf(permission);
  return role === null ? none : roleNames[role];
}
