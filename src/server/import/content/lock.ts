import type { Transaction } from '#server/db/transaction.ts';

/** Any number, but the same in every version. */
const KEY = 7_264_018_353;

/** Until the transaction ends, nobody else imports or removes content: the second sees what the first has written. */
export async function lockContent(transaction: Transaction): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [KEY]);
}
