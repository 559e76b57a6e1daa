import { routeQuery } from '#client/offline/route-query.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/page-limits.ts';
import type { MemberSearch } from './member-search.ts';

/** NEWS-03: the two kinds of content that members and staff read. */
export type MemberKind = 'party' | 'talent';

/** The calls that list them. */
export const memberLists = { party: 'party.list', talent: 'talent.list' } as const;
const entries = { party: 'party.entry', talent: 'talent.entry' } as const;

/** A page of items of a kind. */
export function memberPage(kind: MemberKind, { page = 1, size = DEFAULT_PAGE_SIZE }: MemberSearch) {
  return routeQuery(memberLists[kind], { query: { pageNum: page, pageSize: size } });
}

/** An item with its body. */
export function memberArticle(kind: MemberKind, id: string) {
  return routeQuery(entries[kind], { params: { id } });
}
