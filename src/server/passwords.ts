import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inTurns } from './in-turn.ts';

/** OWASP's first choice: Argon2id, which is this library's default, with 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core is left for everything that is not hashing. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Hashing takes a core and 19 MiB for a while. */
const inTurn = inTurns({ atOnce: AT_ONCE, waitingMax: 200, retryAfter: 5 });

/** Stands in for the password of an account that does not exist, so that looking takes as long as for one that does. */
let nobody: Promise<string> | undefined;

/** The same text however it was typed: an accented letter may be one character or two. */
const plain = (password: string): string => password.normalize('NFC');

/** The PHC string of a password, with parameters and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(plain(password), PARAMETERS));
}

/** Whether a password is the right one. Takes as long where there is none to compare with, and then says no. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  // Made at the first look of all, whatever is looked for, so that it tells nothing.
  nobody ??= hash('nobody has this password', PARAMETERS);
  const standIn = await nobody;
  const against = stored ?? standIn;
  const right = await inTurn(() => verify(against, plain(password)));
  return right && stored !== null;
}
