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
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { RouterContext } from '#client/app/context.ts';
import type { DocumentAssets } from '#client/app/document-assets.ts';
import { startAgainScript } from '#client/app/start-again.ts';
import { FailurePage } from '#client/features/shell/failure-page.tsx';
import { loadFrame } from '#client/features/shell/frame-data.ts';
import { SiteFrame } from '#client/features/shell/site-frame.tsx';
import { stripsScript } from '#client/features/shell/strips/strips-script.ts';
import { TryOutLine } from '#client/features/shell/try-out/try-out-line.tsx';
import { loadWordsOf } from '#client/i18n/catalog.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { scrollKey } from '#client/lib/kept-pages.ts';
import { properPath } from '#client/lib/proper-path.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';
import { sectionOf } from './-pages/lazy-page.ts';

/** It has run when the application hydrates it, which needs no copy. */
const headScript = import.meta.env.SSR ? stripsScript + startAgainScript : '';

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
  // At an address that does not exist the frame is all the router knows; a page may find that it has nothing to show.
  head: ({ match, matches }) =>
    matches.length === 1 || matches.some(({ status }) => status === 'notFound')
      ? pageHead(match.context, { title: msg`This page does not exist`, path: null })
      : { meta: [{ title: match.context.i18n._(siteName) }] },
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
  const assets = useAssets();
  return (
    <html lang={LANGUAGE_TAGS[locale]} data-frame={frameOnly ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#26499d" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1426" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <script suppressHydrationWarning>{headScript}</script>
        <HeadContent />
        {assets ? (
          <style href="page" precedence="page">
            {assets.rules}
          </style>
        ) : null}
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <I18nProvider i18n={i18n}>{bare ? <BarePage>{page}</BarePage> : <SiteFrame>{page}</SiteFrame>}</I18nProvider>
        </QueryClientProvider>
        <Scripts />
        {assets ? <Start {...assets} /> : null}
      </body>
    </html>
  );
}

/** A page without the frame. */
function BarePage({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TryOutLine />
    </>
  );
}

/** Styles and scripts of a document that is rendered; null in the browser, where they have come with it. */
function useAssets(): DocumentAssets | null {
  const { findAssets, locale } = Route.useRouteContext();
  const router = useRouter();
  if (findAssets === null) return null;
  const { matches, location } = router.state;
  const [section] = matches.flatMap(({ routeId }) => sectionOf(router.routesById[routeId].options.component) ?? []);
  return findAssets({ section: section ?? null, locale, pathname: location.pathname });
}

/**
 * The end of a rendered document: the sheet with the rules that its style element has not, and the scripts, each run in a
 * turn of its own. They stand here so that they share the line with what is seen first as late as possible.
 */
function Start({ styleSheet, scripts }: DocumentAssets) {
  return (
    <>
      <link rel="stylesheet" href={styleSheet} />
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}

/** The frame alone is hydrated as it came, without a page; the page follows when its code and its answers are there. */
function usePageAllowed(frameOnly: boolean): boolean {
  const router = useRouter();
  const [allowed, setAllowed] = useState(!frameOnly);
  useEffect(() => {
    if (allowed) return;
    const show = () => startTransition(() => setAllowed(true));
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
