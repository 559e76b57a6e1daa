import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#contract/locale.ts';

/** What every route can reach: loaders ask `queryClient`, titles speak through `i18n`. */
export interface RouterContext {
  queryClient: QueryClient;
  i18n: I18n;
  locale: Locale;
  /** Origin of the site for canonical and alternate links, without a trailing slash. */
  origin: string;
  /** True while the document is the frame alone, without a page in it: what the service worker answers with. */
  frameOnly: boolean;
}
