import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale } from '#contract/locale.ts';

/** The locale of a document by its `lang`, set by the server; the default when it is foreign. */
export function localeOfTag(tag: string): Locale {
  return LOCALES.find((locale) => LANGUAGE_TAGS[locale] === tag) ?? DEFAULT_LOCALE;
}
