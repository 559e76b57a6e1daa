import { I18nProvider } from '@lingui/react';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import type { RouterContext } from '#client/app/context.ts';
import { appUpdate, useUpdateReady } from '#client/app/update.ts';
import { SiteFrame } from '#client/features/shell/site-frame.tsx';
import { prefetchForFrame } from '#client/offline/prefetch.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => prefetchForFrame(context.queryClient, routeQuery('site.company', {})),
  staleTime: Number.POSITIVE_INFINITY,
  component: Document,
});

/** The whole document. The frame stands here and not in a layout route, because the service worker's page is only this. */
function Document() {
  const { locale, i18n } = Route.useRouteContext();
  const bare = useMatches({ select: (matches) => matches.some((match) => match.staticData.bare === true) });
  const update = { ready: useUpdateReady(), apply: () => appUpdate.apply() };
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#26499d" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1426" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          {bare ? (
            <Outlet />
          ) : (
            <SiteFrame update={update}>
              <Outlet />
            </SiteFrame>
          )}
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
