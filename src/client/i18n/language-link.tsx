import { usePageAddress } from '#client/lib/page-address.ts';
import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import { useLocale } from './use-locale.ts';

/** The same page in the other language; a plain link, so that the stored choice of the site stays as it is. */
export function LanguageLink() {
  const { pathname, search } = usePageAddress();
  const other: Locale = useLocale() === 'zh_CN' ? 'en_US' : 'zh_CN';
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <a href={`${pathname}?${query}`} hrefLang={LANGUAGE_TAGS[other]} lang={LANGUAGE_TAGS[other]}>
      {other === 'zh_CN' ? '中文' : 'English'}
    </a>
  );
}
