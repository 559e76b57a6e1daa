import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import type { ExpertDetail } from '#contract/content.ts';
import { textIn } from '#contract/locale.ts';
import { ExpertPhoto } from './expert-photo.tsx';
import { expertDetail } from './experts-query.ts';
import './experts.css';
import { RichText } from '#client/lib/rich-text.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { rowInLists } from '#client/offline/row-in-lists.ts';
import { ExpertColleagues } from './expert-colleagues.tsx';
import { ExpertThing } from './expert-thing.tsx';
import { WechatCode } from './wechat-code.tsx';

function Head({ expert }: { expert: ExpertDetail }) {
  const locale = useLocale();
  const name = textIn(locale, expert.name);
  const languages = textIn(locale, expert.languages);
  return (
    <header className="expert-head">
      <div className="expert-photo">
        <ExpertPhoto photo={expert.photo} name={name} />
      </div>
      <div className="ui-stack expert-words">
        <p className="expert-class">
          <Link to="/expertteam" hash={`class-${expert.classId}`}>
            {textIn(locale, expert.className)}
          </Link>
        </p>
        <h1>{name}</h1>
        <p className="expert-title">{textIn(locale, expert.title)}</p>
        {expert.specialities.length > 0 ? (
          <ul className="expert-tags">
            {expert.specialities.map((speciality) => (
              <li key={speciality.en}>{textIn(locale, speciality)}</li>
            ))}
          </ul>
        ) : null}
        {languages === '' ? null : (
          <p className="ui-muted">
            <Trans>Speaks {languages}</Trans>
          </p>
        )}
        <p className="ui-row">
          <Link to="/aboutus/contactus" search={{ write: expert.id }} className={buttonClass({ variant: 'primary' })}>
            <Trans>Ask {name}</Trans>
          </Link>
        </p>
      </div>
    </header>
  );
}

/** EXP-01: one expert with photo, name, class, introduction and WeChat code, and the others of the class. */
export function ExpertPage({ id }: { id: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const listed = rowInLists(useQueryClient(), 'experts.list', id);
  const question = expertDetail(id);
  const query = useQuery(question);
  const expert = query.data;
  if (!expert) {
    return (
      <div className="ui-wrap expert-page">
        {listed ? (
          <header className="ui-stack">
            <h1>{textIn(locale, listed.name)}</h1>
            <p className="expert-title">{textIn(locale, listed.title)}</p>
          </header>
        ) : null}
        <QueryPending query={query} queryKey={question.queryKey} headingLevel={listed ? 2 : 1} />
      </div>
    );
  }
  return (
    <article className="ui-wrap expert-page">
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { label: t`Home`, href: '/home' },
          { label: t`Expert team`, href: '/expertteam' },
          { label: textIn(locale, expert.name) },
        ]}
        onNavigate={(href) => void navigate({ href })}
      />
      <Head expert={expert} />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      <div className="expert-columns">
        <RichText className="expert-body" html={textIn(locale, expert.introduction)} />
        <WechatCode expert={expert} />
      </div>
      <ExpertColleagues expert={expert} />
      <ExpertThing expert={expert} />
    </article>
  );
}
