import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { wechatStates } from '#server/db/schema-accounts.ts';

/** Keeps the states of WeChat logins until they come back. */
export function createWechatStateRepo(db: Db) {
  return {
    async put(state: typeof wechatStates.$inferInsert): Promise<void> {
      await db.insert(wechatStates).values(state);
    },

    /** Takes a state out: it is good once. */
    async take(stateHash: string): Promise<typeof wechatStates.$inferSelect | null> {
      const [row] = await db.delete(wechatStates).where(eq(wechatStates.stateHash, stateHash)).returning();
      return row ?? null;
    },
  };
}

export type WechatStateRepo = ReturnType<typeof createWechatStateRepo>;
