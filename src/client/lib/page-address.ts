import { type AnyRouteMatch, type AnyRouter, useMatches } from '@tanstack/react-router';
import { stringifyPlainSearch } from './plain-search.ts';
import { properPath } from './proper-path.ts';

/** Query of a page: the parameters that its routes name, without those that anyone adds to a link. */
const queryOf = (match: Pick<AnyRouteMatch, '_strictSearch'> | undefined): string =>
  stringifyPlainSearch(match?._strictSearch ?? {});

/**
 * An address as its page reads it: two that show the same are one here. Null where there is no page. A path that is spelled
 * otherwise than its route stays as it is, since the page leads to the proper one with all that was asked.
 */
export function readAddress(router: AnyRouter, pathname: string, search: string): string | null {
  const matches = router.matchRoutes(pathname, router.options.parseSearch(search));
  const page = matches.at(-1);
  if (page === undefined || matches.some((match) => match._notFound)) return null;
  return pathname + (properPath(page.pathname, pathname) === null ? queryOf(page) : search);
}

/** The address of the page that is shown, as it is read: to link or share it. */
export function usePageAddress(): { pathname: string; search: string } {
  return useMatches({
    select: (matches) => ({ pathname: matches.at(-1)?.pathname ?? '/', search: queryOf(matches.at(-1)) }),
    structuralSharing: true,
  });
}
