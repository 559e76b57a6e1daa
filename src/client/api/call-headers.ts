import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';

/** CALL-01: the headers of every call: its language, and the token where there is one. */
export function callHeaders(locale: Locale, token: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': LANGUAGE_TAGS[locale],
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}
