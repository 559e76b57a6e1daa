import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { captchas } from '#server/db/schema-accounts.ts';

/** Keeps captchas until the first attempt. */
export function createCaptchaRepo(db: Db) {
  return {
    async put(captcha: typeof captchas.$inferInsert): Promise<void> {
      await db.insert(captchas).values(captcha);
    },

    /** Takes a captcha out: it is there for nobody else then. */
    async take(id: string): Promise<typeof captchas.$inferSelect | null> {
      const [row] = await db.delete(captchas).where(eq(captchas.id, id)).returning();
      return row ?? null;
    },
  };
}

export type CaptchaRepo = ReturnType<typeof createCaptchaRepo>;
