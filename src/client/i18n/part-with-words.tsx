import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { type Part, type PartOptions, part } from '#client/lib/part.tsx';
import { LOCALES, type Locale } from '#contract/locale.ts';
import { createI18n, loadWords } from './catalog.ts';
import { localeOfTag } from './locale.ts';
import { useLocale } from './use-locale.ts';
import type { Catalog } from './words.ts';

function InWords({ instances, children }: { instances: ReadonlyMap<Locale, I18n>; children: ReactNode }) {
  const i18n = instances.get(useLocale());
  return i18n ? <I18nProvider i18n={i18n}>{children}</I18nProvider> : children;
}

/**
 * Makes parts whose words come with their code and not with the page. They live in instances of their own: words added to
 * the page's instance would draw the whole page again, and what of it is not alive yet would be thrown away for that.
 * In the browser the words of its language only are fetched.
 */
export function partWithWords(catalogs: readonly Catalog[]) {
  const instances = new Map<Locale, I18n>();
  const loadOne = async (locale: Locale) => {
    if (instances.has(locale)) return;
    const i18n = createI18n(locale);
    await loadWords(i18n, locale, catalogs);
    instances.set(locale, i18n);
  };
  const loadAll = () =>
    Promise.all((import.meta.env.SSR ? LOCALES : [localeOfTag(document.documentElement.lang)]).map(loadOne));
  return <Props extends object>(load: () => Promise<ComponentType<Props>>, options?: PartOptions): Part<Props> =>
    part<Props>(async () => {
      const [Inner] = await Promise.all([load(), loadAll()]);
      return (props) => (
        <InWords instances={instances}>
          <Inner {...props} />
        </InWords>
      );
    }, options);
}
