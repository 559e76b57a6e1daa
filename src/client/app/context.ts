import type { QueryClient } from '@tanstack/react-query';
import type { HeadContext } from '#client/i18n/page-head.ts';
import type { FindAssets } from './document-assets.ts';

/** Context that every route can reach: loaders ask `queryClient`, titles speak through `i18n`. */
export interface RouterContext extends HeadContext {
  queryClient: QueryClient;
  /** True while the document is the frame alone, without a page in it: the service worker answers with that. */
  frameOnly: boolean;
  /** Styles and scripts of a document that is rendered; null in the browser. */
  findAssets: FindAssets | null;
}
