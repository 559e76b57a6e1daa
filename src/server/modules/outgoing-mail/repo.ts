import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
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

    /**
     * Takes a mail to send it, so that no other server does until a time; null where it is on its way, or taken. No
     * connection is held meanwhile: a mail server takes as long as it likes.
     */
    async claim(id: string, now: Date, until: Date): Promise<OutgoingMail | null> {
      const free = or(isNull(outgoingMails.claimedUntil), lt(outgoingMails.claimedUntil, now));
      const [mail] = await db
        .update(outgoingMails)
        .set({ claimedUntil: until })
        .where(and(eq(outgoingMails.id, id), free))
        .returning();
      return mail ?? null;
    },

    /** Lets a mail that could not be sent be taken again. */
    async giveBack(id: string): Promise<void> {
      await db.update(outgoingMails).set({ claimedUntil: null }).where(eq(outgoingMails.id, id));
    },

    /** Removes a mail that is on its way. */
    async remove(id: string): Promise<void> {
      await db.delete(outgoingMails).where(eq(outgoingMails.id, id));
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
