import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { pageVisits } from '#server/db/schema-accounts.ts';

/** Counts page visits per day. */
export function createVisitsRepo(db: Db) {
  return {
    /** `day` is `YYYY-MM-DD` in UTC. */
    async count(day: string, pageId: number): Promise<void> {
      await db
        .insert(pageVisits)
        .values({ day, pageId, visits: 1 })
        .onConflictDoUpdate({
          target: [pageVisits.day, pageVisits.pageId],
          set: { visits: sql`${pageVisits.visits} + 1` },
        });
    },
  };
}

export type VisitsRepo = ReturnType<typeof createVisitsRepo>;
