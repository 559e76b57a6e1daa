import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#client/i18n/use-locale.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { textIn } from '#contract/locale.ts';
import { ExpertCard } from './expert-card.tsx';
import { type ExpertGroup, groupExperts } from './expert-groups.ts';
import { expertClassList, expertList } from './experts-query.ts';
import './experts.css';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { NoExperts } from './no-experts.tsx';

/** @param alone no classes are known, as on a device that has only the people */
function Group({ group, experts, alone }: ExpertGroup & { alone: boolean }) {
  const locale = useLocale();
  const id = `class-${group?.id ?? 'others'}`;
  return (
    <section className="ui-stack" aria-labelledby={id}>
      <h2 id={id}>
        {group ? textIn(locale, group.name) : alone ? <Trans>All experts</Trans> : <Trans>Other experts</Trans>}
      </h2>
      <ul className="expert-grid">
        {experts.map((expert) => (
          <li key={expert.id}>
            <ExpertCard expert={expert} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** EXP-01: all experts by class. */
export function ExpertTeamPage() {
  const classes = useQuery(expertClassList());
  const query = useQuery(expertList());
  const groups = query.data ? groupExperts(classes.data?.rows ?? [], query.data.rows) : [];
  return (
    <div className="ui-wrap expert-page">
      <SectionHeading
        level={1}
        title={<Trans>Expert team</Trans>}
        lead={<Trans>The people behind the desk, by field. Ask them before you book.</Trans>}
      />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {query.data ? (
        groups.map((one) => <Group key={one.group?.id ?? ''} {...one} alone={groups.length === 1} />)
      ) : (
        <QueryPending query={query} queryKey={expertList().queryKey} />
      )}
      {query.data?.rows.length === 0 ? <NoExperts /> : null}
    </div>
  );
}
