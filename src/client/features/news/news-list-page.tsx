import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useWithin } from '#client/lib/list-end.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { FacetChips } from '#client/ui/chips.tsx';
import { FeedIcon } from '#client/ui/icons/interface-icons.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { feedPath } from '#contract/feed.ts';
import { NEWS_KINDS } from '#contract/news-kinds.ts';
import { DEFAULT_PAGE_SIZE, pageSizeOf } from '#contract/page-limits.ts';
import { NewsCard } from './news-card.tsx';
import { newsKindLabels } from './news-kinds.ts';
import { newsPage } from './news-query.ts';
import { NewsScenes } from './news-scenes.tsx';
import type { NewsSearch } from './news-search.ts';
import './news.css';
import { Pager } from '#client/i18n/pager.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { KeptMark } from './kept-mark.tsx';
import { NoNews } from './no-news.tsx';

// Links that work as they stand, and what is rarely seen: brought to life after the news.

/** NEWS-01: all news, newest first, by kind and page. */
export function NewsListPage({ search }: { search: NewsSearch }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const router = useRouter();
  const query = useQuery({ ...newsPage(search), placeholderData: keepPreviousData });
  const news = useWithin('/memoirs/news', search, query);
  const page = search.page ?? 1;
  const size = search.size ?? DEFAULT_PAGE_SIZE;
  const addressOf = (next: NewsSearch) => router.buildLocation({ to: '/memoirs/news', search: next }).href;
  const withKind = (kind: string): NewsSearch => ({
    size: search.size,
    kind: NEWS_KINDS.find((known) => known === kind && known !== search.kind),
  });
  const withPage = (nextPage: number, nextSize: number): NewsSearch => ({
    ...search,
    page: nextPage,
    size: pageSizeOf(nextSize),
  });

  return (
    <div className="ui-wrap news-page">
      <SectionHeading
        level={1}
        title={<Trans>News</Trans>}
        lead={<Trans>What’s new at Harbourway and in the industry, and what it means for your shipments.</Trans>}
      />
      <FacetChips
        label={t`Kind of news`}
        options={NEWS_KINDS.map((kind) => ({
          key: kind,
          label: i18n._(newsKindLabels[kind]),
          href: addressOf(withKind(kind)),
        }))}
        selected={search.kind ? [search.kind] : []}
        onToggle={(kind) => void navigate({ to: '/memoirs/news', search: withKind(kind) })}
      />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {news ? (
        <div className="ui-grid news-grid">
          <NewsScenes names={news.rows.map((item) => item.picture)} />
          {news.rows.map((item) => (
            <NewsCard key={item.id} item={item} headingLevel={2} mark={<KeptMark id={item.id} />} />
          ))}
        </div>
      ) : (
        <QueryPending query={query} queryKey={newsPage(search).queryKey} lines={6} />
      )}
      {news?.total === 0 ? <NoNews ofKind={search.kind !== undefined} /> : null}
      {news && news.total > 0 ? (
        <Pager
          page={page}
          size={size}
          total={news.total}
          hrefFor={(nextPage, nextSize) => addressOf(withPage(nextPage, nextSize))}
          onPageChange={(nextPage, nextSize) =>
            void navigate({ to: '/memoirs/news', search: withPage(nextPage, nextSize) })
          }
        />
      ) : null}
      <p className="news-subscribe">
        <a href={feedPath(locale)} type="application/atom+xml">
          <FeedIcon size={20} />
          <Trans>Subscribe to the news in a feed reader (Atom)</Trans>
        </a>
      </p>
    </div>
  );
}
