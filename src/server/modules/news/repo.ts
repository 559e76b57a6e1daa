import { and, asc, count, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { NewsKind } from '#contract/news.ts';
import type { Db } from '#server/db/client.ts';
import { news } from '#server/db/schema.ts';

const item = {
  id: news.id,
  kind: news.kind,
  date: news.date,
  title: news.title,
  summary: news.summary,
  picture: news.picture,
};
const neighbour = { id: news.id, title: news.title };

/** Place of an item among the others: by date, and by id within a day. */
interface Place {
  date: string;
  id: string;
}

const older = ({ date, id }: Place) => or(lt(news.date, date), and(eq(news.date, date), lt(news.id, id)));
const newer = ({ date, id }: Place) => or(gt(news.date, date), and(eq(news.date, date), gt(news.id, id)));

/** Reads the news, newest first. */
export function createNewsRepo(db: Db) {
  return {
    page: (kind: NewsKind | undefined, offset: number, limit: number) =>
      db
        .select(item)
        .from(news)
        .where(kind && eq(news.kind, kind))
        .orderBy(desc(news.date), desc(news.id))
        .offset(offset)
        .limit(limit),
    pageWithBodies: (offset: number, limit: number) =>
      db
        .select({ ...item, body: news.body })
        .from(news)
        .orderBy(desc(news.date), desc(news.id))
        .offset(offset)
        .limit(limit),
    async count(kind: NewsKind | undefined): Promise<number> {
      const rows = await db
        .select({ total: count() })
        .from(news)
        .where(kind && eq(news.kind, kind));
      return rows[0]?.total ?? 0;
    },
    async find(id: string) {
      const rows = await db
        .select({ ...item, body: news.body })
        .from(news)
        .where(eq(news.id, id));
      return rows[0] ?? null;
    },
    async olderThan(place: Place) {
      const rows = await db
        .select(neighbour)
        .from(news)
        .where(older(place))
        .orderBy(desc(news.date), desc(news.id))
        .limit(1);
      return rows[0] ?? null;
    },
    async newerThan(place: Place) {
      const rows = await db
        .select(neighbour)
        .from(news)
        .where(newer(place))
        .orderBy(asc(news.date), asc(news.id))
        .limit(1);
      return rows[0] ?? null;
    },
    /** Every item with its date, for the map of the site. */
    all: (limit: number) =>
      db.select({ id: news.id, date: news.date }).from(news).orderBy(desc(news.date), desc(news.id)).limit(limit),
  };
}

export type NewsRepo = ReturnType<typeof createNewsRepo>;
