import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RichText } from '#client/lib/rich-text.tsx';
import { DataAge } from '#client/offline/data-age.tsx';
import { Button } from '#client/ui/button.tsx';
import { DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { MemberArticle } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { type MemberKind, memberArticle } from './member-calls.ts';
import { MemberClosed } from './member-closed.tsx';
import { NewsPicture } from './news-picture.tsx';
import { NewsScenes } from './news-scenes.tsx';
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
  const formats = useFormats();
  const body = textIn(locale, article.body);
  const note = textIn(locale, article.note);
  return (
    <>
      <h1>{textIn(locale, article.title)}</h1>
      <p className="ui-muted">
        <time dateTime={article.date}>{formats.date(article.date)}</time>
        {note === '' ? null : ` · ${note}`} · <ReadingTime html={body} />
      </p>
      <div className="news-picture">
        <NewsScenes names={[article.picture]} />
        <NewsPicture name={article.picture} />
      </div>
      <p className="news-lead">{textIn(locale, article.summary)}</p>
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
  const query = useQuery({ ...memberArticle(kind, id), retry: false });
  return (
    <article className="ui-wrap news-page news-article">
      <BackToList kind={kind} />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {query.data ? (
        <Article article={query.data} />
      ) : (
        <>
          <h1>{kind === 'party' ? t`Party building` : t`Talent plan`}</h1>
          {query.isError ? (
            <MemberClosed error={query.error} path={`${details[kind]}/${id}`} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton lines={8} />
          )}
        </>
      )}
    </article>
  );
}
