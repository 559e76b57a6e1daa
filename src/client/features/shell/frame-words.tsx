import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createI18n, loadWords } from '#client/i18n/catalog.ts';
import { localeOfTag } from '#client/i18n/locale.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { LOCALES, type Locale } from '#contract/locale.ts';

const instances = new Map<Locale, I18n>();

/**
 * Fetches the words of header and footer, which come with their code and not with the first bundle. They live in
 * instances of their own: words added to the page's instance would draw the whole page again, and what of it is not alive
 * yet would be thrown away for that. The browser needs its language only, the server both.
 */
export async function loadFrameWords(): Promise<void> {
  const locales = import.meta.env.SSR ? LOCALES : [localeOfTag(document.documentElement.lang)];
  await Promise.all(
    locales.map(async (locale) => {
      if (instances.has(locale)) return;
      const i18n = createI18n(locale);
      await loadWords(i18n, locale, ['start', 'shell']);
      instances.set(locale, i18n);
    }),
  );
}

/** Gives what is inside the words of the frame, in the language of the page. */
export function FrameWords({ children }: { children: ReactNode }) {
  const i18n = instances.get(useLocale());
  return i18n ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : children;
}
