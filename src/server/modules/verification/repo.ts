import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { verificationCodes, verificationGrants } from '#server/db/schema-accounts.ts';

/** A code as it is stored. */
type StoredCode = typeof verificationCodes.$inferInsert;
/** A grant as it is stored. */
type StoredGrant = typeof verificationGrants.$inferInsert;

const codeAt = (purpose: string, address: string) =>
  and(eq(verificationCodes.purpose, purpose), eq(verificationCodes.address, address));

/** Reads and writes codes and grants. */
export function createVerificationRepo(db: Db) {
  return {
    /** Stores a code; one that was sent before for the same purpose is worth nothing from then on. */
    async putCode(code: StoredCode): Promise<void> {
      const { purpose: _p, address: _a, ...rest } = code;
      await db
        .insert(verificationCodes)
        .values(code)
        .onConflictDoUpdate({ target: [verificationCodes.purpose, verificationCodes.address], set: rest });
    },

    /** Counts one try of the live code and gives its hash; null when there is none or its tries are used up. */
    async takeTry(purpose: string, address: string, now: Date): Promise<{ salt: string; codeHash: string } | null> {
      const [row] = await db
        .update(verificationCodes)
        .set({ triesLeft: sql`${verificationCodes.triesLeft} - 1` })
        .where(and(codeAt(purpose, address), gt(verificationCodes.expiresAt, now), gt(verificationCodes.triesLeft, 0)))
        .returning({ salt: verificationCodes.salt, codeHash: verificationCodes.codeHash });
      return row ?? null;
    },

    /** Gives back the try of a code that was right: tries are for guesses. */
    async giveBackTry(purpose: string, address: string, codeHash: string): Promise<void> {
      await db
        .update(verificationCodes)
        .set({ triesLeft: sql`${verificationCodes.triesLeft} + 1` })
        .where(and(codeAt(purpose, address), eq(verificationCodes.codeHash, codeHash)));
    },

    /** Uses up a code in the transaction of what it allows; false when someone else has just done so. */
    async spendCode(tx: Tx, purpose: string, address: string, codeHash: string): Promise<boolean> {
      const used = await tx
        .delete(verificationCodes)
        .where(and(codeAt(purpose, address), eq(verificationCodes.codeHash, codeHash)))
        .returning({ purpose: verificationCodes.purpose });
      return used.length > 0;
    },

    /** Stores a grant, together with what else is done or not at all. */
    addGrant: (grant: StoredGrant, within: (tx: Tx) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        await within(tx);
        await tx.insert(verificationGrants).values(grant);
      }),

    async dropCode(purpose: string, address: string): Promise<void> {
      await db.delete(verificationCodes).where(codeAt(purpose, address));
    },

    /** The live grants of an address, locked so that each is used once. */
    grants(tx: Tx, purpose: string, address: string, now: Date) {
      return tx
        .select()
        .from(verificationGrants)
        .where(
          and(
            eq(verificationGrants.purpose, purpose),
            eq(verificationGrants.address, address),
            gt(verificationGrants.expiresAt, now),
          ),
        )
        .for('update');
    },

    /** Whether an address was verified for a message. */
    async isGranted(purpose: string, address: string, messageKey: string, now: Date): Promise<boolean> {
      const { purpose: ofPurpose, address: ofAddress, messageKey: ofMessage, expiresAt } = verificationGrants;
      const found = await db.$count(
        verificationGrants,
        and(eq(ofPurpose, purpose), eq(ofAddress, address), eq(ofMessage, messageKey), gt(expiresAt, now)),
      );
      return found > 0;
    },

    /** Whether the sender of a message was verified, whatever the address. */
    async isVerified(purpose: string, messageKey: string, now: Date): Promise<boolean> {
      const { purpose: ofPurpose, messageKey: ofMessage, expiresAt } = verificationGrants;
      const wanted = and(eq(ofPurpose, purpose), eq(ofMessage, messageKey), gt(expiresAt, now));
      return (await db.$count(verificationGrants, wanted)) > 0;
    },

    async dropGrant(tx: Tx, id: string): Promise<void> {
      await tx.delete(verificationGrants).where(eq(verificationGrants.id, id));
    },
  };
}

export type VerificationRepo = ReturnType<typeof createVerificationRepo>;
