import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { mediaFiles } from '#server/db/schema.ts';

/** Reads the files of pictures. */
export function createMediaRepo(db: Db) {
  return {
    async find(name: string): Promise<{ type: string; bytes: Buffer } | null> {
      const rows = await db
        .select({ type: mediaFiles.type, bytes: mediaFiles.bytes })
        .from(mediaFiles)
        .where(eq(mediaFiles.name, name));
      return rows[0] ?? null;
    },
  };
}

export type MediaRepo = ReturnType<typeof createMediaRepo>;
