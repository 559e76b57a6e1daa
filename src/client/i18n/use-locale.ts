import { useLingui } from '@lingui/react';
import type { Locale } from '#contract/locale.ts';
import { localeOfTag } from './locale.ts';

/** The locale in which this page is shown. */
export function useLocale(): Locale {
  return localeOfTag(useLingui().i18n.locale);
}
