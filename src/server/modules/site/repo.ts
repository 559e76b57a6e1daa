import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { siteDocuments } from '#server/db/schema.ts';

/** Reads the site's single documents. */
export function createSiteRepo(db: Db) {
  return {
    /** The stored value of a document, or undefined when it was never set. */
    async document(name: string): Promise<unknown> {
      const rows = await db
        .select({ value: siteDocuments.value })
        .from(siteDocuments)
        .where(eq(siteDocuments.name, name));
      return rows[0]?.value;
    },
  };
}

export type SiteRepo = ReturnType<typeof createSiteRepo>;
