import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { usePaginationLabels } from '#client/i18n/use-pagination-labels.tsx';
import { DataAge } from '#client/offline/data-age.tsx';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { FacetChips } from '#client/ui/chips.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { NEWS_KINDS } from '#contract/news-kinds.ts';
import { DEFAULT_PAGE_SIZE, pageSizeOf } from '#contract/page-limits.ts';
import { NewsCard } from './news-card.tsx';
import { newsKindLabels } from './news-kinds.ts';
import { newsPage } from './news-query.ts';
import type { NewsSearch } from './news-search.ts';
import './news.css';

/** NEWS-01: all news, newest first, by kind and page. */
export function NewsListPage({ search }: { search: NewsSearch }) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const query = useQuery({ ...newsPage(search), placeholderData: keepPreviousData });
  const labels = usePaginationLabels(query.data?.total ?? 0);
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
        lead={<Trans>What moves at Harbourway and in the trade, and what it means for your shipments.</Trans>}
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
      {query.data ? (
        <div className="ui-grid news-grid">
          {query.data.rows.map((item) => (
            <NewsCard key={item.id} item={item} headingLevel={2} />
          ))}
        </div>
      ) : query.isError ? (
        <Unavailable error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
      {query.data?.total === 0 ? (
        <EmptyState title={<Trans>No news of this kind yet</Trans>}>
          <Trans>Choose another kind, or look again later.</Trans>
        </EmptyState>
      ) : null}
      {query.data && query.data.total > 0 ? (
        <Pagination
          page={page}
          size={size}
          total={query.data.total}
          labels={labels}
          hrefFor={(nextPage, nextSize) => addressOf(withPage(nextPage, nextSize))}
          onPageChange={(nextPage, nextSize) =>
            void navigate({ to: '/memoirs/news', search: withPage(nextPage, nextSize) })
          }
        />
      ) : null}
    </div>
  );
}
