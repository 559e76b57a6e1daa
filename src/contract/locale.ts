/** SHELL-19: the two languages of the site; the first is the default. */
export const LOCALES = ['zh_CN', 'en_US'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'zh_CN';
/** Name of the cookie and of the local storage entry that keep the choice. */
export const LOCALE_KEY = 'locale';

/** BCP 47 tag of a locale, for `lang`, `hreflang`, `Accept-Language` and Intl. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { zh_CN: 'zh-CN', en_US: 'en-US' };

/** Any text as a locale of the site, or null: it may come from a cookie, an address, a cache or a row. */
export function parseLocale(text: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale === text) ?? null;
}

/** The address of a page in a language, for links from elsewhere: the default language has the bare path. */
export function localizedUrl(origin: string, path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? origin + path : `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** A text in both languages. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** The text of a pair in the given language. */
export function textIn(locale: Locale, text: Bilingual): string {
  return locale === 'zh_CN' ? text.zh : text.en;
}
