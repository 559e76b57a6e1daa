import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { Problem } from '#server/plugins/problem.ts';
import type { Db, Tx } from './client.ts';
import { idempotencyKeys } from './schema.ts';

/**
 * Which write this is: the call's name, the caller's `Idempotency-Key`, and what is asked, as plain JSON and without what
 * may differ when the same is sent again, such as a code.
 */
export interface Attempt {
  scope: string;
  key: string;
  request: unknown;
}

/** `first` is false when the work had been done before and `answer` is the one that was given then. */
export interface Done<T> {
  answer: T;
  first: boolean;
}

/** Does a write once per key: work, key and answer in one transaction. What throws leaves nothing behind. */
export type Once = <T>(attempt: Attempt, work: (tx: Tx) => Promise<T>) => Promise<Done<T>>;

/** Marks an answer that had been given before. */
export const REPLAYED = { 'idempotency-replayed': 'true' } as const;

/** When an attempt that met another of its key should come again, in seconds. */
const COME_BACK_SECONDS = 1;

/**
 * Makes {@link Once}. Of attempts with one key that arrive at the same time, on whichever server, one works; the others do
 * not wait with a connection in their hands but throw `in-progress`. The answer must be plain JSON. Throws `key-reused`
 * when a key comes back with another request.
 */
export function createOnce(db: Db): Once {
  return <T>({ scope, key, request }: Attempt, work: (tx: Tx) => Promise<T>): Promise<Done<T>> =>
    db.transaction(async (tx) => {
      const name = `${scope} ${key}`;
      const lock = sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`;
      const { rows } = await tx.execute<{ free: boolean }>(lock);
      if (rows[0]?.free !== true) throw new Problem('in-progress', { retryAfter: COME_BACK_SECONDS });
      const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
      const [before] = await tx
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
      if (before !== undefined) {
        if (before.fingerprint !== fingerprint) throw new Problem('key-reused');
        // Written by this very call, whose answers are checked by the contract when they leave.
        return { answer: before.answer as T, first: false };
      }
      const answer = await work(tx);
      await tx.insert(idempotencyKeys).values({ scope, key, fingerprint, answer });
      return { answer, first: true };
    });
}
