import { createRequestHandler, RouterServer, renderRouterToString } from '@tanstack/react-router/ssr/server';
import { DEFAULT_LOCALE, type Locale } from '#contract/locale.ts';
import { createApi, type Transport } from './api/api.ts';
import { isUnreachable, ProblemError } from './api/errors.ts';
import { readAssets } from './app/document-assets.ts';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { allWords } from './i18n/all-words.ts';
import { createI18n } from './i18n/catalog.ts';
import { readAddress } from './lib/page-address.ts';

/**
 * Settings of the renderer: the folder of the built files, the public origin, and the server's API without a network.
 */
export interface RendererConfig {
  clientDir: string;
  publicUrl: string;
  fetchApi: Transport;
}

/**
 * A page as HTML, or where the visitor is sent instead; `error` is what the page could not be shown for, status 503 where that
 * passes.
 */
export interface RenderedPage {
  status: number;
  html: string;
  redirect: string | null;
  error: unknown;
}

/** Renders one URL (path and query) in one language; `shell` gives the frame that the service worker answers with. */
export interface Renderer {
  /** The URL as its page reads it; null where there is no page. */
  addressOf(url: string): string | null;
  render(request: { url: string; locale: Locale; shell: boolean }): Promise<RenderedPage>;
}

/** Whether a page fails for something that is over sooner or later. */
const passes = (error: unknown) => isUnreachable(error) || (error instanceof ProblemError && error.status === 503);

/** Prepares rendering: reads the build's files once. Rejects when the client has not been built. */
export async function createRenderer(config: RendererConfig): Promise<Renderer> {
  const findAssets = await readAssets(config.clientDir);
  const origin = config.publicUrl.replace(/\/$/, '');

  const routerFor = (locale: Locale, shell: boolean) => {
    const api = createApi({ base: '/api', locale, transport: config.fetchApi });
    const queryClient = createQueryClient(api, true);
    const i18n = createI18n(locale, allWords[locale]);
    return createAppRouter({ queryClient, i18n, locale, origin, frameOnly: shell, findAssets }, { shell });
  };
  // Loads nothing: it only knows the routes.
  const reader = routerFor(DEFAULT_LOCALE, false);

  return {
    addressOf(url) {
      const { pathname, search } = new URL(url, origin);
      return readAddress(reader, pathname, search);
    },

    async render({ url, locale, shell }) {
      let error: unknown;
      const handler = createRequestHandler({
        request: new Request(new URL(url, origin)),
        createRouter: () => routerFor(locale, shell),
      });
      const response = await handler(({ router, responseHeaders }) => {
        error = router.state.matches.find(({ status }) => status === 'error')?.error;
        return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
      });
      return {
        status: passes(error) ? 503 : response.status,
        html: await response.text(),
        redirect: response.headers.get('location'),
        error,
      };
    },
  };
}
