import { redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DEFAULT_PAGE_SIZE } from '#contract/page-limits.ts';

/** As much of a list's answer as tells where the list ends; `reachable` where not all that there is can be paged through. */
interface ListAnswer {
  rows: readonly unknown[];
  total: number;
  reachable?: number;
}

/** Search parameters of a list's address. */
interface ListPage {
  page?: number | undefined;
  size?: number | undefined;
}

/** FORM-05: the last page of a list that ends before the page asked for; null where there is nothing to lead to. */
export function endBefore({ page = 1, size = DEFAULT_PAGE_SIZE }: ListPage, answer?: ListAnswer): number | null {
  const last = answer ? Math.ceil((answer.reachable ?? answer.total) / size) : 0;
  return last > 0 && last < page ? last : null;
}

/** For loaders on the server: an address beyond the end of its list leads to the last page. */
export function leadWithin(asked: ListPage, answer?: ListAnswer): void {
  const page = endBefore(asked, answer);
  if (page === null) return;
  throw redirect({ to: '.', search: (search) => ({ ...search, page }), replace: true, statusCode: 302 });
}

/**
 * The same in the browser, where the answer may come later than a loader waits. Returns what there is to show: of a page
 * beyond the end nothing, as if it were still on its way, which the last page then is.
 */
export function useWithin<T extends ListAnswer>(
  path: string,
  asked: ListPage,
  { data, isPlaceholderData }: { data: T | undefined; isPlaceholderData: boolean },
): T | undefined {
  const router = useRouter();
  // Of another question, a placeholder does not say where this list ends.
  const page = isPlaceholderData ? null : endBefore(asked, data);
  useEffect(() => {
    const { pathname, search } = router.latestLocation;
    // A visitor who has followed a link meanwhile is not fetched back.
    if (page !== null && pathname === path)
      void router.navigate({ to: path, search: { ...search, page }, replace: true });
  }, [page, path, router]);
  const isEmptyBeyond = isPlaceholderData && data?.rows.length === 0 && data.total > 0;
  return page === null && !isEmptyBeyond ? data : undefined;
}
