import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale } from '#contract/locale.ts';

/** Any text to a locale of the site, or null: from a cookie, a query parameter or storage, all untrusted. */
export function parseLocale(value: string | null | undefined): Locale | null {
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** The locale of a document by its `lang`, set by the server; the default when it is foreign. */
export function localeOfTag(tag: string): Locale {
  return LOCALES.find((locale) => LANGUAGE_TAGS[locale] === tag) ?? DEFAULT_LOCALE;
}
