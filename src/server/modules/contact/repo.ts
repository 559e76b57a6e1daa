import type { Tx } from '#server/db/client.ts';
import { contactMessages } from '#server/db/schema-accounts.ts';
import { Problem } from '#server/plugins/problem.ts';

/** A message as it is stored. */
export type StoredMessage = typeof contactMessages.$inferInsert;

/** Stores a message. Throws `key-reused` when one of its id is there, whose key has been forgotten. */
export async function addMessage(tx: Tx, message: StoredMessage): Promise<void> {
  const added = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.id })
    .returning({ id: contactMessages.id });
  if (added.length === 0) throw new Problem('key-reused');
}
