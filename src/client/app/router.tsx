import { createRouter } from '@tanstack/react-router';
import { FailurePage } from '#client/features/shell/failure-page.tsx';
import { NotFoundPage } from '#client/features/shell/not-found-page.tsx';
import { isKeptPage, scrollKey } from '#client/lib/kept-pages.ts';
import { routeTree } from '../route-tree.gen.ts';
import { carryData } from './carry-data.ts';
import type { RouterContext } from './context.ts';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

interface Place {
  pathname: string;
}

const isFaded = ({ fromLocation, toLocation }: { fromLocation?: Place | undefined; toLocation: Place }) =>
  fromLocation !== undefined &&
  fromLocation.pathname !== toLocation.pathname &&
  (isKeptPage(fromLocation.pathname) || isKeptPage(toLocation.pathname));

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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
    scrollRestoration: typeof window !== 'undefined',
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
