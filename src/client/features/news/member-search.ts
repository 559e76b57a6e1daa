import { wholeNumber } from '#client/lib/search-params.ts';
import { MAX_PAGE, type PageSize, pageSizeOf } from '#contract/page-limits.ts';

/** Search parameters of a members' list. */
export interface MemberSearch {
  page?: number | undefined;
  size?: PageSize | undefined;
}

/** Reads the address; anything foreign is left out, so that an odd link still opens. */
export function memberSearch(search: Readonly<Record<string, unknown>>): MemberSearch {
  return { page: wholeNumber(search.page, 2, MAX_PAGE), size: pageSizeOf(Number(search.size)) };
}
