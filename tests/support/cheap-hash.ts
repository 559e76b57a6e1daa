import { hash } from '@node-rs/argon2';

/**
 * Hash of a password that takes no time to make and to compare with: a stored hash says what it costs. Those that the
 * server makes itself cost what they do in production.
 */
export function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });
}
