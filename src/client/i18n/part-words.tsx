import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { LOCALES, type Locale } from '#contract/locale.ts';
import { createI18n, loadWords } from './catalog.ts';
import { localeOfTag } from './locale.ts';
import { useLocale } from './use-locale.ts';
import type { Catalog } from './words.ts';

/**
 * Words that come with the code of a part and not with the page. They live in instances of their own: words added to the
 * page's instance would draw the whole page again, and what of it is not alive yet would be thrown away for that. `load`
 * fetches them, in the browser for its language only; `Words` gives them to what is inside.
 */
export function partWords(catalogs: readonly Catalog[]) {
  const instances = new Map<Locale, I18n>();
  return {
    async load(): Promise<void> {
      const locales = import.meta.env.SSR ? LOCALES : [localeOfTag(document.documentElement.lang)];
      await Promise.all(
        locales.map(async (locale) => {
          if (instances.has(locale)) return;
          const i18n = createI18n(locale);
          await loadWords(i18n, locale, catalogs);
          instances.set(locale, i18n);
        }),
      );
    },
    Words({ children }: { children: ReactNode }) {
      const i18n = instances.get(useLocale());
      return i18n ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : children;
    },
  };
}
