/** AUTH-07: permission code of each role (specification, section 6); a code that is not here gives no role. */
export const PERMISSIONS = { tourist: 0, member: 6, partner: 7, staff: 8, admin: 9 } as const;
export type Role = keyof typeof PERMISSIONS;

/**
 * Areas that are not open to everyone: `session` is for all who are logged in, `members` the member content (party
 * construction, talent plan), `tools` tracking and ship plan. Which roles may enter which stands in domain/access.ts.
 */
export const AREAS = ['session', 'members', 'tools'] as const;
export type Area = (typeof AREAS)[number];
