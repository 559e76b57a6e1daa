import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import type { Done, Once, Tx } from '#server/db/once.ts';
import { contactMessages } from '#server/db/schema-accounts.ts';

/** A message as it is stored. */
export type StoredMessage = typeof contactMessages.$inferInsert;

/** Writes contact messages and notes which were mailed. */
export function createContactRepo(db: Db, once: Once) {
  return {
    /** Stores a message once per key, after `before` in the same transaction, and gives the answer that stands. */
    add<T>(
      key: string,
      request: unknown,
      message: StoredMessage,
      { before, answer }: { before: (tx: Tx) => Promise<void>; answer: T },
    ): Promise<Done<T>> {
      return once({ scope: 'contact.add', key, request }, async (tx) => {
        await before(tx);
        await tx.insert(contactMessages).values(message);
        return answer;
      });
    },

    /**
     * Hands the oldest message that was not mailed to `send` and notes that it was, all under a lock, so that no two
     * servers mail the same one. False when there is none.
     */
    mailNext(now: Date, send: (message: typeof contactMessages.$inferSelect) => Promise<void>): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [message] = await tx
          .select()
          .from(contactMessages)
          .where(isNull(contactMessages.mailedAt))
          .orderBy(asc(contactMessages.receivedAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (message === undefined) return false;
        await send(message);
        await tx.update(contactMessages).set({ mailedAt: now }).where(eq(contactMessages.id, message.id));
        return true;
      });
    },
  };
}

export type ContactRepo = ReturnType<typeof createContactRepo>;
