import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { RouterContext } from '#client/app/context.ts';
import { LANGUAGE_TAGS } from '#contract/locale.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#26499d', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0c1426', media: '(prefers-color-scheme: dark)' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ],
  }),
  component: Document,
});

function Document() {
  const { locale } = Route.useRouteContext();
  return (
    <html lang={LANGUAGE_TAGS[locale]}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
