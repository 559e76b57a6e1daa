import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { breadcrumbThing, StructuredData, useSiteOrigin } from '#client/lib/structured-data.tsx';
import { LANGUAGE_TAGS, localizedUrl, textIn } from '#contract/locale.ts';
import type { NewsArticle } from '#contract/news.ts';

/** Structured data of a news item for search engines: the article, its publisher and its breadcrumbs. */
export function NewsThings({ article }: { article: NewsArticle }) {
  const { t } = useLingui();
  const locale = useLocale();
  const origin = useSiteOrigin();
  const path = `/memoirs/newsdetail/${article.id}`;
  const title = textIn(locale, article.title);
  const url = localizedUrl(origin, path, locale);
  const company = {
    '@type': 'Organization',
    name: t`Harbourway International Logistics`,
    url: origin,
    logo: { '@type': 'ImageObject', url: `${origin}/icons/share.png` },
  };
  const news = {
    '@type': 'NewsArticle',
    headline: title,
    description: textIn(locale, article.summary),
    datePublished: article.date,
    dateModified: article.date,
    inLanguage: LANGUAGE_TAGS[locale],
    mainEntityOfPage: url,
    image: [`${origin}/icons/share.png`],
    author: company,
    publisher: company,
  };
  const crumbs = [
    { name: t`Home`, path: '/home' },
    { name: t`News`, path: '/memoirs/news' },
    { name: title, path },
  ];
  return (
    <>
      <StructuredData thing={news} />
      <StructuredData thing={breadcrumbThing(origin, crumbs)} />
    </>
  );
}
