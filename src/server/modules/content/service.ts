import { bilingual } from '#contract/bilingual.ts';
import type { ExpertDetail, ModuleImage } from '#contract/content.ts';
import type { ModuleChildType, ModuleType } from '#contract/content-kinds.ts';
import type { Page, PageQuery } from '#contract/paging.ts';
import type { Schema } from '#contract/route.ts';
import type { Expert } from '#contract/site.ts';
import { cleanTexts } from '#server/clean-html.ts';
import { Problem } from '#server/plugins/problem.ts';
import { CONTENT_KINDS, type ContentKind, type ContentOf } from './kinds.ts';
import type { ContentRepo } from './repo.ts';

/** The site's content as it is shown. Items that do not fit the contract are left out, and reported. */
export interface ContentService {
  /** All items of a kind, in its order. */
  all<Kind extends ContentKind>(kind: Kind): Promise<Page<ContentOf<Kind>>>;
  /** One page of a kind. */
  page<Kind extends ContentKind>(kind: Kind, query: PageQuery): Promise<Page<ContentOf<Kind>>>;
  /** One item; throws `not-found`. */
  entry<Kind extends ContentKind>(kind: Kind, id: string): Promise<ContentOf<Kind>>;
  /** Pictures filed under a module, of one child type if given. */
  images(query: { moduleType: ModuleType; type?: ModuleChildType | undefined }): Promise<Page<ModuleImage>>;
  /** Experts whose class exists, in the order of their positions. */
  experts(): Promise<Page<Expert>>;
  /** An expert with the name of the class; throws `not-found`. */
  expert(id: string): Promise<ExpertDetail>;
}

/** An item with its HTML cleaned; what is no text in both languages is left to the schema. */
function cleaned(data: unknown, field: string | null): unknown {
  if (field === null || typeof data !== 'object' || data === null) return data;
  const html = bilingual.safeParse(Reflect.get(data, field));
  return html.success ? { ...data, [field]: cleanTexts(html.data) } : data;
}

const whole = <T>(rows: T[]): Page<T> => ({ total: rows.length, rows });

/** Makes the service over its table; `onMisfit` hears of a stored item that the contract does not allow. */
export function createContentService(
  repo: ContentRepo,
  onMisfit: (kind: ContentKind, id: string) => void,
): ContentService {
  // The table of kinds cannot say to the compiler that a kind's schema gives that kind's items.
  const schemaOf = <Kind extends ContentKind>(kind: Kind) => CONTENT_KINDS[kind].schema as Schema<ContentOf<Kind>>;
  const readAll = <Kind extends ContentKind>(kind: Kind, rows: readonly { id: string; data: unknown }[]) =>
    rows.flatMap(({ id, data }) => {
      const item = schemaOf(kind).safeParse(cleaned(data, CONTENT_KINDS[kind].html));
      if (!item.success) onMisfit(kind, id);
      return item.success ? [item.data] : [];
    });
  const service: ContentService = {
    all: async (kind) => whole(readAll(kind, await repo.list(kind, CONTENT_KINDS[kind].order))),
    async page(kind, { pageNum, pageSize }) {
      const slice = { offset: (pageNum - 1) * pageSize, limit: pageSize };
      const [total, rows] = await Promise.all([repo.count(kind), repo.list(kind, CONTENT_KINDS[kind].order, slice)]);
      return { total, rows: readAll(kind, rows) };
    },
    async entry(kind, id) {
      const stored = await repo.find(kind, id);
      const [item] = stored === undefined ? [] : readAll(kind, [{ id, data: stored }]);
      if (item === undefined) throw new Problem('not-found');
      return item;
    },
    async images({ moduleType, type }) {
      const { rows } = await service.all('image');
      return whole(rows.filter((row) => row.moduleType === moduleType && (type === undefined || row.type === type)));
    },
    async experts() {
      const [classes, experts] = await Promise.all([service.all('expert-class'), service.all('expert')]);
      const known = new Set(classes.rows.map(({ id }) => id));
      return whole(
        experts.rows
          .filter(({ classId }) => known.has(classId))
          .map(({ id, name, title, classId }) => ({ id, name, title, classId })),
      );
    },
    async expert(id) {
      const [expert, classes] = await Promise.all([service.entry('expert', id), service.all('expert-class')]);
      const ownClass = classes.rows.find((one) => one.id === expert.classId);
      if (ownClass === undefined) throw new Problem('not-found');
      return { ...expert, className: ownClass.name };
    },
  };
  return service;
}
