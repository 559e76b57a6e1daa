import { useLingui } from '@lingui/react';
import { DEFAULT_LOCALE, type Locale } from '#contract/locale.ts';
import { parseLocale } from './locale.ts';

/** The locale in which this page is shown. */
export function useLocale(): Locale {
  return parseLocale(useLingui().i18n.locale) ?? DEFAULT_LOCALE;
}
