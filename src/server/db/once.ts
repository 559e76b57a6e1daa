import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Problem } from '#server/plugins/problem.ts';
import type { Db } from './client.ts';
import { idempotencyKeys } from './schema.ts';

/** Drizzle inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** Which write this is: the call's name, the caller's `Idempotency-Key` or null, and what is asked, as plain JSON. */
export interface Attempt {
  scope: string;
  key: string | null;
  request: unknown;
}

/** `first` is false when the work had been done before and `answer` is the one that was given then. */
export interface Done<T> {
  answer: T;
  first: boolean;
}

/** Does a write once per key, work and answer in one transaction. */
export type Once = <T>(attempt: Attempt, work: (tx: Tx) => Promise<T>) => Promise<Done<T>>;

/** A device that was offline for longer than this sends its waiting writes as new ones. */
const KEPT = sql`now() - interval '90 days'`;

/**
 * Makes {@link Once}. Attempts with one key wait for each other in the database, on whichever server they arrive: the
 * second inserts only after the first has ended. `work` must use the transaction it is given and no other connection, or
 * as many attempts as the pool has connections wait for ever. The answer must be plain JSON. Throws `conflict` when a key
 * comes back with another request.
 */
export function createOnce(db: Db): Once {
  return <T>({ scope, key, request }: Attempt, work: (tx: Tx) => Promise<T>): Promise<Done<T>> =>
    db.transaction(async (tx) => {
      if (key === null) return { answer: await work(tx), first: true };
      const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
      const taken = await tx
        .insert(idempotencyKeys)
        .values({ scope, key, fingerprint })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      const row = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
      if (taken.length === 0) {
        const [before] = await tx.select().from(idempotencyKeys).where(row);
        if (before?.fingerprint !== fingerprint) throw new Problem('conflict');
        // Written by this very call, whose answers are checked by the contract when they leave.
        return { answer: before.answer as T, first: false };
      }
      const answer = await work(tx);
      await tx.update(idempotencyKeys).set({ answer }).where(row);
      await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, KEPT));
      return { answer, first: true };
    });
}
