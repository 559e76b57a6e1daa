import { DEFAULT_LOCALE, LOCALE_KEY, type Locale, parseLocale } from '#contract/locale.ts';

/**
 * The language of an API answer's sentences, from `Accept-Language`: the first of the two languages that is named.
 * Weights are not weighed: clients of the API send exactly one tag, and a browser's own list is in order of preference.
 */
export function languageOf(acceptLanguage: string | undefined): Locale {
  const first = acceptLanguage?.slice(0, 200).match(/\b(zh|en)\b/i)?.[1];
  return first?.toLowerCase() === 'en' ? 'en_US' : DEFAULT_LOCALE;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_KEY}=([^;]*)`);

/**
 * SHELL-19: the language of a page: `?lang=` for links and search engines, else the visitor's choice in the cookie, else
 * Chinese. The browser's language does not count.
 */
export function pageLocale(url: string, cookie: string | undefined): Locale {
  const asked = /[?&]lang=([^&#]*)/.exec(url)?.[1];
  const chosen = cookie === undefined ? undefined : COOKIE.exec(cookie)?.[1];
  return parseLocale(asked) ?? parseLocale(chosen) ?? DEFAULT_LOCALE;
}
