import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Pager } from '#client/i18n/pager.tsx';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useWithin } from '#client/lib/list-end.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { MemberItem } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { DEFAULT_PAGE_SIZE, pageSizeOf } from '#contract/page-limits.ts';
import { type MemberKind, memberPage } from './member-calls.ts';
import { MemberClosed } from './member-closed.tsx';
import type { MemberSearch } from './member-search.ts';
import { NewsPicture } from './news-picture.tsx';
import { NewsScenes } from './news-scenes.tsx';
import './news.css';

const paths = {
  party: { list: '/memoirs/partyconstruction', detail: '/memoirs/partyconstructiondetail/$id' },
  talent: { list: '/memoirs/talentplan', detail: '/memoirs/talentplandetail/$id' },
} as const;

function MemberCard({ kind, item }: { kind: MemberKind; item: MemberItem }) {
  const locale = useLocale();
  const formats = useFormats();
  const note = textIn(locale, item.note);
  return (
    <Card
      media={<NewsPicture name={item.picture} />}
      meta={
        <>
          <time dateTime={item.date}>{formats.date(item.date)}</time>
          {note === '' ? null : ` · ${note}`}
        </>
      }
      title={
        <Link to={paths[kind].detail} params={{ id: item.id }} className="ui-card-link">
          {textIn(locale, item.title)}
        </Link>
      }
      headingLevel={2}
    >
      <p className="news-summary">{textIn(locale, item.summary)}</p>
    </Card>
  );
}

function Items({ kind, items }: { kind: MemberKind; items: readonly MemberItem[] }) {
  if (items.length === 0) {
    return (
      <EmptyState drawing={<EmptyDrawing />} title={<Trans>Nothing here yet</Trans>}>
        <Trans>What is published appears here, the newest first.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="ui-grid news-grid">
      <NewsScenes names={items.map(({ picture }) => picture)} />
      {items.map((item) => (
        <MemberCard key={item.id} kind={kind} item={item} />
      ))}
    </div>
  );
}

const headings: Readonly<Record<MemberKind, { title: ReactNode; lead: ReactNode }>> = {
  party: {
    title: <Trans>Party building</Trans>,
    lead: <Trans>What our party branch does: study, volunteering, and leading by example on safety.</Trans>,
  },
  talent: {
    title: <Trans>Talent plan</Trans>,
    lead: <Trans>Courses in which we pass on what we know: documents, customs, cargo, people.</Trans>,
  },
};

/** NEWS-03: party construction or the courses of the talent plan, by page, for members and staff. */
export function MemberListPage({ kind, search }: { kind: MemberKind; search: MemberSearch }) {
  const navigate = useNavigate();
  const router = useRouter();
  const question = memberPage(kind, search);
  const { queryKey } = question;
  const query = useQuery({ ...question, placeholderData: keepPreviousData, retry: false });
  const to = paths[kind].list;
  const list = useWithin(to, search, query);
  const withPage = (page: number, size: number): MemberSearch => ({ page, size: pageSizeOf(size) });
  const addressOf = (page: number, size: number) => router.buildLocation({ to, search: withPage(page, size) }).href;
  return (
    <div className="ui-wrap news-page">
      <SectionHeading level={1} {...headings[kind]} />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {list ? (
        <Items kind={kind} items={list.rows} />
      ) : (
        <QueryPending
          query={query}
          queryKey={queryKey}
          lines={6}
          failed={
            <MemberClosed error={query.error} queryKey={queryKey} path={to} onRetry={() => void query.refetch()} />
          }
        />
      )}
      {list && list.total > 0 ? (
        <Pager
          page={search.page ?? 1}
          size={search.size ?? DEFAULT_PAGE_SIZE}
          total={list.total}
          hrefFor={addressOf}
          onPageChange={(page, size) => void navigate({ to, search: withPage(page, size) })}
        />
      ) : null}
    </div>
  );
}
