import { lt } from 'drizzle-orm';
import { CONTACT_KEEP_DAYS, KEY_KEEP_DAYS } from '#contract/account-limits.ts';
import type { Db } from '#server/db/client.ts';
import { enquiries, idempotencyKeys } from '#server/db/schema.ts';
import {
  captchas,
  contactMessages,
  rateLimitCounters,
  sessions,
  verificationCodes,
  verificationGrants,
  wechatStates,
} from '#server/db/schema-accounts.ts';

/** Removes what is over; each statement may run anywhere and at any time, several servers at once included. */
export function createHousekeepingRepo(db: Db) {
  return {
    async removeExpired(now: Date): Promise<void> {
      for (const table of [captchas, verificationCodes, verificationGrants, wechatStates, sessions]) {
        await db.delete(table).where(lt(table.expiresAt, now));
      }
      const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
      await db.delete(contactMessages).where(lt(contactMessages.receivedAt, before(CONTACT_KEEP_DAYS)));
      await db.delete(enquiries).where(lt(enquiries.receivedAt, before(CONTACT_KEEP_DAYS)));
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEY_KEEP_DAYS)));
      await db.delete(rateLimitCounters).where(lt(rateLimitCounters.expire, now.getTime()));
    },
  };
}

export type HousekeepingRepo = ReturnType<typeof createHousekeepingRepo>;
