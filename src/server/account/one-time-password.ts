import { randomInt } from 'node:crypto';
import { hashPassword } from '../passwords.ts';

/** Letters and digits that are not taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;
/** How long a password for one login may wait for it. */
const GOOD_MS = 72 * 3_600_000;

/** A password for one login, 99 random bits, and what is stored of it. */
export async function oneTimePassword(now: number) {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const password = Array.from({ length: GROUPS }, group).join('-');
  return { password, stored: { passwordHash: await hashPassword(password), passwordUntil: new Date(now + GOOD_MS) } };
}
