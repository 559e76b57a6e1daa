import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text that is safe in headers, cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A short random id for rows that are named to the outside; 120 bits. */
export function newId(): string {
  return randomBytes(15).toString('base64url');
}

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** SHA-256 as text. For random tokens, and with a salt for codes, which do not live long enough to be worth guessing. */
export function hashOf(text: string, salt = ''): string {
  return createHash('sha256').update(salt).update('\0').update(text).digest('base64url');
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function equalHashes(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
