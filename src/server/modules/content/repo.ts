import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { contentItems as item } from '#server/db/schema.ts';
import type { ContentKind, Order } from './kinds.ts';

const sorting: Readonly<Record<Order, ReturnType<typeof asc>[]>> = {
  position: [asc(item.position), asc(item.id)],
  oldest: [asc(item.date), asc(item.position), asc(item.id)],
  newest: [desc(item.date), asc(item.position), asc(item.id)],
};

/** A part of a list. */
interface Slice {
  offset: number;
  limit: number;
}

/** Reads the content table. */
export function createContentRepo(db: Db) {
  return {
    list(kind: ContentKind, order: Order, slice?: Slice) {
      const rows = db
        .select({ id: item.id, data: item.data })
        .from(item)
        .where(eq(item.kind, kind))
        .orderBy(...sorting[order]);
      return slice === undefined ? rows : rows.offset(slice.offset).limit(slice.limit);
    },
    async count(kind: ContentKind): Promise<number> {
      const rows = await db.select({ total: count() }).from(item).where(eq(item.kind, kind));
      return rows[0]?.total ?? 0;
    },
    /** The stored data of an item, or undefined when there is none. */
    async find(kind: ContentKind, id: string): Promise<unknown> {
      const rows = await db
        .select({ data: item.data })
        .from(item)
        .where(and(eq(item.kind, kind), eq(item.id, id)));
      return rows[0]?.data;
    },
  };
}

export type ContentRepo = ReturnType<typeof createContentRepo>;
