import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSiteOrigin } from '#client/lib/structured-data.tsx';
import { DataAge } from '#client/offline/data-age.tsx';
import { localizedUrl, textIn } from '#contract/locale.ts';
import type { NewsArticle, NewsItem } from '#contract/news.ts';
import { newsKindLabels } from './news-kinds.ts';
import { newsArticle } from './news-query.ts';
import { ReadingTime } from './reading-time.tsx';
import './news.css';
import { RichText } from '#client/lib/rich-text.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { rowInLists } from '#client/offline/row-in-lists.ts';
import { ArticleTools } from './article-tools.tsx';
import { ArticleTop } from './article-top.tsx';
import { KeptMark } from './kept-mark.tsx';
import { NewsThings } from './news-things.tsx';

function Neighbours({ article }: { article: NewsArticle }) {
  const locale = useLocale();
  const { t } = useLingui();
  const { previous, next } = article;
  if (!previous && !next) return null;
  return (
    <nav className="news-neighbours" aria-label={t`More news`}>
      {previous ? (
        <Link to="/memoirs/newsdetail/$id" params={{ id: previous.id }}>
          <span className="ui-muted">
            <Trans>Older</Trans>
          </span>
          {textIn(locale, previous.title)}
        </Link>
      ) : null}
      {next ? (
        <Link to="/memoirs/newsdetail/$id" params={{ id: next.id }} className="news-newer">
          <span className="ui-muted">
            <Trans>Newer</Trans>
          </span>
          {textIn(locale, next.title)}
        </Link>
      ) : null}
    </nav>
  );
}

type TopProps = Pick<ComponentProps<typeof ArticleTop>, 'readingTime' | 'age'> & { item: NewsItem };

function Top({ item, ...rest }: TopProps) {
  const { i18n } = useLingui();
  const back = (
    <Link to="/memoirs/news" className="news-back">
      <Trans>All news</Trans>
    </Link>
  );
  return <ArticleTop item={item} note={i18n._(newsKindLabels[item.kind])} back={back} {...rest} />;
}

/** NEWS-01: one news item with date, body, picture and its neighbours. */
export function NewsArticlePage({ id }: { id: string }) {
  const locale = useLocale();
  const origin = useSiteOrigin();
  const listed = rowInLists(useQueryClient(), 'news.list', id);
  const question = newsArticle(id);
  const query = useQuery(question);
  const article = query.data;
  if (!article) {
    return (
      <article className="ui-wrap news-page news-article">
        {listed ? <Top item={listed} /> : null}
        <QueryPending query={query} queryKey={question.queryKey} headingLevel={listed ? 2 : 1} />
      </article>
    );
  }
  const body = textIn(locale, article.body);
  return (
    <article className="ui-wrap news-page news-article">
      <Top
        item={article}
        readingTime={<ReadingTime html={body} />}
        age={<DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />}
      />
      <RichText className="news-body" html={body} />
      <ArticleTools
        article={article}
        title={textIn(locale, article.title)}
        url={localizedUrl(origin, `/memoirs/newsdetail/${id}`, locale)}
        mark={<KeptMark id={id} showLabel />}
      />
      <NewsThings article={article} />
      <Neighbours article={article} />
    </article>
  );
}
