import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inTurns } from './in-turn.ts';
import type { Answered, Asked } from './password-worker.ts';

/** OWASP's first choice: Argon2id, which is this library's default, with 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core is left for everything that is not hashing. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Hashing takes a core and 19 MiB for a while. */
const inTurn = inTurns({ atOnce: AT_ONCE, waitingMax: 200, retryAfter: 5 });

/** Threads that have nothing to do. They hash with less priority than all else has, which the common ones cannot. */
const idle = new Set<Worker>();

function startWorker(): Worker {
  const worker = new Worker(join(import.meta.dirname, 'password-worker.ts'));
  // One that ends with nothing to do is missed by nobody.
  worker.on('error', () => undefined).on('exit', () => idle.delete(worker));
  return worker;
}

/** Has a thread of its own answer; one that ends over it is replaced by the next. */
const answerOf = (asked: Asked): Promise<string | boolean> =>
  inTurn(async () => {
    const [worker = startWorker()] = idle;
    idle.delete(worker);
    const { promise, resolve, reject } = Promise.withResolvers<Answered>();
    const ended = () => reject(new Error('The thread that hashes passwords ended'));
    worker.once('message', resolve).once('error', reject).once('exit', ended);
    // The process goes on while somebody waits for the answer.
    worker.ref();
    worker.postMessage(asked);
    const answered = await promise;
    worker.off('message', resolve).off('error', reject).off('exit', ended).unref();
    // It does not keep the process from ending.
    idle.add(worker);
    if ('fault' in answered) throw new Error(answered.fault);
    return answered.said;
  });

/** Stands in for the password of an account that does not exist, so that looking takes as long as for one that does. */
let nobody: Promise<string> | undefined;

/** The same text however it was typed: an accented letter may be one character or two. */
const plain = (password: string): string => password.normalize('NFC');

/** The PHC string of a password, with parameters and a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  return String(await answerOf({ password: plain(password), options: PARAMETERS }));
}

/** Whether a password is the right one. Takes as long where there is none to compare with, and then says no. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  // Made at the first look of all, whatever is looked for, so that it tells nothing.
  nobody ??= hashPassword('nobody has this password').catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  const standIn = await nobody;
  const against = stored ?? standIn;
  const right = await answerOf({ password: plain(password), stored: against });
  return right === true && stored !== null;
}
