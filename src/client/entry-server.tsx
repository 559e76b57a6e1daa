import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { type Locale, localizedUrl } from '#contract/locale.ts';
import { createApi, type Transport } from './api/api.ts';
import { type BuiltAssets, readAssets } from './app/asset-manifest.ts';
import { withAssets } from './app/document-assets.ts';
import { createQueryClient } from './app/query-client.ts';
import { type AppRouter, createAppRouter } from './app/router.tsx';
import { createI18n } from './i18n/catalog.ts';
import { catalogsOf } from './i18n/words.ts';
import { loadParts } from './lib/part.tsx';

/** What the server hands over: where the built files are, the public origin, and its own API without a network. */
export interface RendererConfig {
  clientDir: string;
  publicUrl: string;
  fetchApi: Transport;
}

/** A page as HTML, or where the visitor is sent instead; `error` is what the page could not be shown for. */
export interface RenderedPage {
  status: number;
  html: string;
  redirect: string | null;
  error: unknown;
}

/** Renders one URL (path and query) in one language; `shell` gives the frame that the service worker keeps. */
export interface Renderer {
  render(request: { url: string; locale: Locale; shell: boolean }): Promise<RenderedPage>;
}

/**
 * The frame without the marks of links that lead to where one is: it was rendered at the address of some page, and would
 * show that one as present wherever it is opened, until it is alive and marked anew.
 */
const withoutMarks = (html: string): string => html.replaceAll(/ (?:data-status="active"|aria-current="page")/g, '');

/** Where the matched page stands whole without scripts; null when it does so here, and for a frame, which has no page. */
function wholePageElsewhere({ state }: Pick<AppRouter, 'state'>, locale: Locale): string | null {
  const page = state.matches.at(-1);
  const address = page?.staticData.wholeAt;
  const isWhole = page !== undefined && 'whole' in page.search && page.search.whole === 1;
  return address === undefined || isWhole ? null : localizedUrl('', address, locale);
}

/** Prepares rendering: reads the build's files once. Rejects when the client has not been built. */
export async function createRenderer(config: RendererConfig): Promise<Renderer> {
  const assets: BuiltAssets = await readAssets(config.clientDir);
  const origin = config.publicUrl.replace(/\/$/, '');

  return {
    async render({ url, locale, shell }) {
      const api = createApi({ base: '/api', locale, transport: config.fetchApi });
      let matched: string[] = [];
      let wholeAt: string | null = null;
      let error: unknown;
      const handler = createRequestHandler({
        // The frame belongs to no page; any address that exists will do.
        request: new Request(new URL(shell ? '/home' : url, origin)),
        createRouter: () =>
          createAppRouter(
            {
              queryClient: createQueryClient(api, true),
              i18n: createI18n(locale),
              locale,
              origin,
              frameOnly: shell,
            },
            { shell },
          ),
      });
      const response = await handler(async ({ router, responseHeaders }) => {
        await loadParts({ overlays: true });
        matched = router.state.matches.map((match) => match.routeId);
        wholeAt = shell ? null : wholePageElsewhere(router, locale);
        error = router.state.matches.find(({ status }) => status === 'error')?.error;
        return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
      });
      const html = await response.text();
      const redirect = response.headers.get('location');
      if (redirect !== null) return { status: response.status, html: '', redirect, error };
      return {
        status: response.status,
        html: withAssets(shell ? withoutMarks(html) : html, assets, {
          routeIds: matched,
          locale,
          catalogs: catalogsOf(shell ? '/' : new URL(url, origin).pathname),
          shell,
          missing: response.status === 404,
          wholeAt,
        }),
        redirect: null,
        error,
      };
    },
  };
}
