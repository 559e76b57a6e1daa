import { feedPath } from '#contract/feed.ts';
import type { Locale } from '#contract/locale.ts';

/** The link in a page's head by which feed readers find the news. */
export function feedLink({ locale, origin }: { locale: Locale; origin: string }) {
  return { rel: 'alternate', type: 'application/atom+xml', href: origin + feedPath(locale) };
}
