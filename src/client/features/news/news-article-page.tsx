import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSiteOrigin } from '#client/lib/structured-data.tsx';
import { DataAge } from '#client/offline/data-age.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { localizedUrl, textIn } from '#contract/locale.ts';
import type { NewsArticle } from '#contract/news.ts';
import { newsKindLabels } from './news-kinds.ts';
import { NewsPicture } from './news-picture.tsx';
import { newsArticle } from './news-query.ts';
import { NewsScenes } from './news-scenes.tsx';
import { ReadingTime } from './reading-time.tsx';
import './news.css';
import { RichText } from '#client/lib/rich-text.tsx';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { ArticleTools } from './article-tools.tsx';
import { KeptMark } from './kept-mark.tsx';
import { NewsThings } from './news-things.tsx';

// The sanitiser is the larger part of this page, and text rendered by the server is read while it comes.

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

/** NEWS-01: one news item with date, body, picture and its neighbours. */
export function NewsArticlePage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const formats = useFormats();
  const origin = useSiteOrigin();
  const query = useQuery(newsArticle(id));
  const article = query.data;
  if (!article) {
    return (
      <div className="ui-wrap news-page">
        {query.isError ? (
          <Unavailable headingLevel={1} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
    );
  }
  const body = textIn(locale, article.body);
  return (
    <article className="ui-wrap news-page news-article">
      <header className="ui-stack">
        <Link to="/memoirs/news" className="news-back">
          <Trans>All news</Trans>
        </Link>
        <h1>{textIn(locale, article.title)}</h1>
        <p className="ui-muted">
          <time dateTime={article.date}>{formats.date(article.date)}</time> · {i18n._(newsKindLabels[article.kind])} ·{' '}
          <ReadingTime html={body} />
        </p>
        <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      </header>
      <div className="news-picture">
        <NewsScenes names={[article.picture]} />
        <NewsPicture name={article.picture} />
      </div>
      <p className="news-lead">{textIn(locale, article.summary)}</p>
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
