import type { Transaction } from './transaction.ts';

/**
 * Channel on which whoever writes content names what changed: a dictionary table, `news`, `site`, `content`, `media` or
 * `search`; an empty name stands for anything.
 */
export const CHANGE_CHANNEL = 'content_changed';

/** Tells all servers what a transaction changed, once it is committed; they forget the answers that were made from it. */
export async function announceChange(transaction: Transaction, tag: string): Promise<void> {
  await transaction.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, tag]);
}
