import type { UserRecord } from '#contract/users.ts';

/**
 * How the owner of an account shows that it is he, and not just his open page: by his password; where there is none by a
 * code to his number; with neither by having logged in just now.
 */
export type Proof = 'password' | 'code' | 'recent';

/** Kind of proof that the server asks of this account. */
export function proofOf({ hasPassword, phoneNumber }: Pick<UserRecord, 'hasPassword' | 'phoneNumber'>): Proof {
  if (hasPassword) return 'password';
  return phoneNumber === '' ? 'recent' : 'code';
}
