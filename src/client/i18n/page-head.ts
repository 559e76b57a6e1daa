import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale, localizedUrl } from '#contract/locale.ts';

/** The company's name as titles begin with it (ROUTE-09). */
const companyPrefix = msg`Harbourway`;

/** Parts of the router's context that a title is made from. */
export interface HeadContext {
  i18n: I18n;
  locale: Locale;
  /** Origin of the site for canonical and alternate links, without a trailing slash. */
  origin: string;
  /** Why the words of the page could not be had; it has no title then. */
  missing?: unknown;
}

/** Words of a page for browsers, search engines and previews. */
interface PageWords {
  title: MessageDescriptor | string;
  /** Summary in a sentence, for those who may find the page. */
  description?: MessageDescriptor | string;
  /** Path of the page without language, for canonical and alternates; null for pages that should not be indexed. */
  path: string | null;
  /** The home page's title stands alone. */
  alone?: boolean;
}

/** Title, description, canonical, language alternates and Open Graph of a page, in the language of the context. */
export function pageHead(context: HeadContext, words: PageWords) {
  const { i18n, locale, origin } = context;
  if (context.missing) return { meta: [], links: [] };
  const say = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text));
  const title = words.alone ? say(words.title) : `${i18n._(companyPrefix)} · ${say(words.title)}`;
  const description = words.description === undefined ? null : say(words.description);
  const { path } = words;
  const canonical = path === null ? null : localizedUrl(origin, path, locale);
  return {
    meta: [
      { title },
      { property: 'og:title', content: title },
      ...(description === null
        ? []
        : [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]),
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: locale },
      { property: 'og:image', content: `${origin}/icons/share.png` },
      ...(canonical === null ? [{ name: 'robots', content: 'noindex' }] : [{ property: 'og:url', content: canonical }]),
    ],
    links:
      path === null || canonical === null
        ? []
        : [
            { rel: 'canonical', href: canonical },
            ...LOCALES.map((other) => ({
              rel: 'alternate',
              hrefLang: LANGUAGE_TAGS[other],
              href: localizedUrl(origin, path, other),
            })),
            { rel: 'alternate', hrefLang: 'x-default', href: localizedUrl(origin, path, DEFAULT_LOCALE) },
          ],
  };
}
