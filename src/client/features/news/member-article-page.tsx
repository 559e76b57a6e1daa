import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { DataAge } from '#client/offline/data-age.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { rowInLists } from '#client/offline/row-in-lists.ts';
import { Button } from '#client/ui/button.tsx';
import { DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import type { MemberArticle } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { ArticleTop } from './article-top.tsx';
import { type MemberKind, memberArticle, memberLists } from './member-calls.ts';
import { MemberClosed } from './member-closed.tsx';
import { ReadingTime } from './reading-time.tsx';
import './news.css';

const lists = { party: '/memoirs/partyconstruction', talent: '/memoirs/talentplan' } as const;
const details = { party: '/memoirs/partyconstructiondetail', talent: '/memoirs/talentplandetail' } as const;

function BackToList({ kind }: { kind: MemberKind }) {
  return (
    <Link to={lists[kind]} className="news-back">
      {kind === 'party' ? <Trans>All of party building</Trans> : <Trans>All courses</Trans>}
    </Link>
  );
}

function Article({ article }: { article: MemberArticle }) {
  const locale = useLocale();
  const body = textIn(locale, article.body);
  return (
    <>
      <ArticleTop item={article} note={textIn(locale, article.note)} readingTime={<ReadingTime html={body} />} />
      <RichText className="news-body" html={body} />
      <div className="news-tools">
        <Button variant="quiet" onClick={() => window.print()} icon={<DocumentIcon size={20} />}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </>
  );
}

/** NEWS-03: one item of party construction or one course, for members and staff. */
export function MemberArticlePage({ kind, id }: { kind: MemberKind; id: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const question = memberArticle(kind, id);
  const query = useQuery({ ...question, retry: false });
  const listed = rowInLists(useQueryClient(), memberLists[kind], id);
  return (
    <article className="ui-wrap news-page news-article">
      <BackToList kind={kind} />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {query.data ? (
        <Article article={query.data} />
      ) : (
        <>
          {/* A refusal leaves nothing of what is closed. */}
          {listed && !(query.error instanceof ProblemError) ? (
            <ArticleTop item={listed} note={textIn(locale, listed.note)} />
          ) : (
            <h1>{kind === 'party' ? t`Party building` : t`Talent plan`}</h1>
          )}
          <QueryPending
            query={query}
            queryKey={question.queryKey}
            failed={
              <MemberClosed
                error={query.error}
                queryKey={question.queryKey}
                path={`${details[kind]}/${id}`}
                onRetry={() => void query.refetch()}
              />
            }
          />
        </>
      )}
    </article>
  );
}
