import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { outgoingMails } from '#server/db/schema.ts';

/** A mail that is to go out. */
export type OutgoingMail = typeof outgoingMails.$inferSelect;

/** Writes mails that are to go out, and takes them out again once they are on their way. */
export function createOutgoingMailRepo(db: Db) {
  return {
    /** In the transaction of what the mail is about: there are both or neither. */
    async put(tx: Tx, mail: typeof outgoingMails.$inferInsert): Promise<void> {
      await tx.insert(outgoingMails).values(mail);
    },

    /** A mail as it was written; null once it is on its way. */
    async byId(id: string): Promise<OutgoingMail | null> {
      const [mail] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
      return mail ?? null;
    },

    /**
     * Sends a mail that is still there and removes it, all under a lock, so that no two servers send the same one. `send`
     * must not ask the database: its connection is the one that may be the last.
     */
    send(id: string, send: () => Promise<void>): Promise<void> {
      return db.transaction(async (tx) => {
        const [waiting] = await tx
          .select({ id: outgoingMails.id })
          .from(outgoingMails)
          .where(eq(outgoingMails.id, id))
          .for('update', { skipLocked: true });
        if (waiting === undefined) return;
        await send();
        await tx.delete(outgoingMails).where(eq(outgoingMails.id, id));
      });
    },

    /** The ids of the mails that have waited longest. */
    async waiting(limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: outgoingMails.id })
        .from(outgoingMails)
        .orderBy(asc(outgoingMails.createdAt))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

export type OutgoingMailRepo = ReturnType<typeof createOutgoingMailRepo>;
