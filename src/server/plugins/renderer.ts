import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import { Problem } from './problem.ts';

/** Calls the server's own API without a network; rejects only when there is no answer at all. */
export type FetchApi = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}) => Promise<{ status: number; json: () => Promise<unknown> }>;

/**
 * A page, or where the visitor is sent instead; `error` is why it says that it failed, where that is known. Status 503 where
 * its data could not be had now.
 */
export interface RenderedPage {
  status: number;
  html: string;
  redirect: string | null;
  error?: unknown;
}

/** Makes pages of the site; `url` is path and query, `shell` asks for the frame that works without a network. */
export interface PageRenderer {
  /**
   * An address as its page reads it: proper path and the parameters that the page knows, so that there is one for each
   * thing that can be shown. Null where there is no page, which looks alike everywhere.
   */
  addressOf(url: string): string | null;
  render(request: { url: string; locale: Locale; shell: boolean }): Promise<RenderedPage>;
}

type CreateRenderer = (config: { clientDir: string; publicUrl: string; fetchApi: FetchApi }) => Promise<PageRenderer>;

const rendererModule = z.object({
  createRenderer: z.custom<CreateRenderer>((value) => typeof value === 'function'),
});

/** Loads the renderer that the client's build made. Rejects when there is none. */
export async function loadRenderer(
  distFolder: string,
  config: { publicUrl: string; fetchApi: FetchApi },
): Promise<PageRenderer> {
  const file = join(distFolder, 'server', 'entry-server.js');
  const { createRenderer } = rendererModule.parse(await import(pathToFileURL(file).href));
  return createRenderer({ clientDir: join(distFolder, 'client'), ...config });
}

/** Stands in for a renderer that could not be loaded: the API works, pages say that they are not available. */
export const noRenderer: PageRenderer = {
  addressOf: (url) => url,
  render: () => Promise.reject(new Problem('unavailable', { retryAfter: 30 })),
};
