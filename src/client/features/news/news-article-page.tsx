import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSiteOrigin } from '#client/lib/structured-data.tsx';
import { DataAge } from '#client/offline/data-age.tsx';
import { localizedUrl, textIn } from '#contract/locale.ts';
import type { NewsArticle, NewsItem } from '#contract/news.ts';
import { newsKindLabels } from './news-kinds.ts';
import { NewsPicture } from './news-picture.tsx';
import { newsArticle } from './news-query.ts';
import { NewsScenes } from './news-scenes.tsx';
import { ReadingTime } from './reading-time.tsx';
import './news.css';
import { RichText } from '#client/lib/rich-text.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { rowInLists } from '#client/offline/row-in-lists.ts';
import { ArticleTools } from './article-tools.tsx';
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

/** What the list of news knows of an item, which is shown before the rest of it is there. */
function Top({ item, readingTime, age }: { item: NewsItem; readingTime?: ReactNode; age?: ReactNode }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  return (
    <>
      <header className="ui-stack">
        <Link to="/memoirs/news" className="news-back">
          <Trans>All news</Trans>
        </Link>
        <h1>{textIn(locale, item.title)}</h1>
        <p className="ui-muted">
          <time dateTime={item.date}>{formats.date(item.date)}</time> · {i18n._(newsKindLabels[item.kind])}
          {readingTime === undefined ? null : <> · {readingTime}</>}
        </p>
        {age}
      </header>
      <div className="news-picture">
        <NewsScenes names={[item.picture]} />
        <NewsPicture name={item.picture} />
      </div>
      <p className="news-lead">{textIn(locale, item.summary)}</p>
    </>
  );
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
