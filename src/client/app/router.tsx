import { createRouter } from '@tanstack/react-router';
import { FailurePage } from '#client/features/shell/failure-page.tsx';
import { NotFoundPage } from '#client/features/shell/not-found-page.tsx';
import { isKeptPage, scrollKey } from '#client/lib/kept-pages.ts';
import { parsePlainSearch, stringifyPlainSearch } from '#client/lib/plain-search.ts';
import { routeTree } from '../route-tree.gen.ts';
import { carryData } from './carry-data.ts';
import type { RouterContext } from './context.ts';

interface Place {
  pathname: string;
}

const isFaded = ({ fromLocation, toLocation }: { fromLocation?: Place | undefined; toLocation: Place }) =>
  fromLocation !== undefined &&
  fromLocation.pathname !== toLocation.pathname &&
  (isKeptPage(fromLocation.pathname) || isKeptPage(toLocation.pathname));

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether the router may set the scroll position of the page that it has just drawn: not of the first, which stood before
 * the application started, once it is scrolled. Who began to read it would be thrown back to its top.
 */
function restoresUnlessScrolled(): () => boolean {
  let started = false;
  return () => {
    const isMeant = started || window.scrollY === 0;
    started = true;
    // The router has let go of what it knew of scrolling until now, and would keep no place for a page loaded again.
    if (!isMeant) document.dispatchEvent(new Event('scroll'));
    return isMeant;
  };
}

/** The router of a page or of one server request. `shell` renders the frame alone, for the service worker to keep. */
export function createAppRouter(context: RouterContext, options: { shell?: boolean } = {}) {
  const router = createRouter({
    routeTree,
    context,
    isShell: options.shell ?? false,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    // Freshness is the query cache's business; the router asks it each time.
    defaultPreloadStaleTime: 0,
    // SHELL-13: the fade of kept pages. Not of all: while one page fades into another, presses reach neither.
    defaultViewTransition: { types: (change) => (isFaded(change) && !isMotionReduced() ? ['page'] : false) },
    // Not on the server: its inline script would restore positions in a page whose content is not there yet.
    scrollRestoration: typeof window !== 'undefined' && restoresUnlessScrolled(),
    getScrollRestorationKey: scrollKey,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: FailurePage,
  });
  carryData(router, context.queryClient);
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
