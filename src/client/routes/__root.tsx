import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  Scripts,
  useElementScrollRestoration,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { RouterContext } from '#client/app/context.ts';
import { FailurePage } from '#client/features/shell/failure-page.tsx';
import { loadFrame } from '#client/features/shell/frame-data.ts';
import { SiteFrame } from '#client/features/shell/site-frame.tsx';
import { stripsScript } from '#client/features/shell/strips/strips-script.ts';
import { loadWordsOf } from '#client/i18n/catalog.ts';
import { scrollKey } from '#client/lib/kept-pages.ts';
import { loadParts } from '#client/lib/part.tsx';
import { properPath } from '#client/lib/proper-path.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';

/** It has run when the application hydrates it, which needs no copy. */
const headScript = import.meta.env.SSR ? stripsScript : '';

/** The title while a page has none of its own. */
const siteName = msg`Harbourway International Logistics`;

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    const path = properPath(matches.at(-1)?.pathname ?? '', location.pathname);
    if (path !== null) throw redirect({ href: path + location.href.slice(location.pathname.length), replace: true });
    // The words of a page come before its title is made. An error of the root would take the whole document away: where they
    // cannot be had the frame stays, and says so.
    return {
      missing: await loadWordsOf(context.i18n, context.locale, location.pathname).catch((error: unknown) => error),
    };
  },
  loader: ({ context }) => loadFrame(context.queryClient),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => ({ meta: [{ title: match.context.i18n._(siteName) }] }),
  component: Document,
});

/** The whole document. The frame stands here and not in a layout route, because the service worker's page is only this. */
function Document() {
  const { queryClient, locale, i18n, frameOnly, missing } = Route.useRouteContext();
  const allowed = usePageAllowed(frameOnly);
  usePlaceAgain(frameOnly && allowed);
  const page = missing ? <FailurePage error={missing} /> : allowed ? <Outlet /> : null;
  const plain = useMatches({ select: (matches) => matches.some((match) => match.staticData.bare === true) });
  // The frame came with the document and is hydrated with it; only then can a page that has none do away with it.
  const bare = plain && allowed;
  return (
    <html lang={LANGUAGE_TAGS[locale]} data-frame={frameOnly ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#26499d" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1426" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        {/* The browser reads it as soon as it is named, and the worker would answer for it in the midst of the first paint. */}
        {allowed ? <link rel="manifest" href="/manifest.webmanifest" /> : null}
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <script suppressHydrationWarning>{headScript}</script>
        <HeadContent />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>{bare ? page : <SiteFrame>{page}</SiteFrame>}</I18nProvider>
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  );
}

/** The frame alone is hydrated as it came, without a page; the page follows when it and its parts are there. */
function usePageAllowed(frameOnly: boolean): boolean {
  const router = useRouter();
  const [allowed, setAllowed] = useState(!frameOnly);
  useEffect(() => {
    if (allowed) return;
    const draw = () => startTransition(() => setAllowed(true));
    // A part that cannot be had is asked for again, and answered for, where it is drawn.
    const show = () => void loadParts({ overlays: false }).then(draw, draw);
    // What is known of by now comes while the page waits for its answers.
    void loadParts({ overlays: false }).catch(() => undefined);
    // At an address that does not exist the frame is all the router knows: it loads nothing, and resolves nothing.
    if (router.state.matches.length === 1) return show();
    return router.subscribe('onResolved', show);
  }, [router, allowed]);
  return allowed;
}

/** The router goes to where one was as soon as the frame stands, which has not that depth: again once the page is in it. */
function usePlaceAgain(drawn: boolean): void {
  const place = useElementScrollRestoration({ getElement: () => globalThis.window, getKey: scrollKey });
  // As the start found it: later one may be elsewhere.
  const [depth] = useState(place?.scrollY ?? 0);
  useLayoutEffect(() => {
    if (drawn && window.scrollY < depth && window.location.hash === '') window.scrollTo(0, depth);
  }, [drawn, depth]);
}
