import type { Locale } from './locale.ts';

/** Address of the Atom feed of the news in a language. */
export function feedPath(locale: Locale): string {
  return `/feed/news.${locale}.xml`;
}
