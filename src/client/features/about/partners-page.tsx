import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useKeptText } from '#client/lib/kept-state.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { partnerList } from './about-query.ts';
import type { PartnerSearch } from './about-search.ts';
import { filterPartners } from './partner-filter.ts';
import './about.css';
import './partners.css';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { FilterField } from '#client/ui/filter-field.tsx';
import { NoPartners } from './no-partners.tsx';
import { PartnerCard } from './partner-card.tsx';

// The wall reads well as it came; what is rarely seen comes when it is needed.

/**
 * SHELL-13: what is typed, still there when the visitor comes back. A link that brings a word along wins, until something
 * else is typed.
 */
function useFilter(q: string | undefined) {
  const navigate = useNavigate();
  const [typed, keep] = useKeptText('q', q ?? '');
  useEffect(() => {
    if (q !== undefined) keep(q);
  }, [q, keep]);
  const type = (text: string) => {
    keep(text);
    if (q !== undefined) void navigate({ to: '/aboutus/partners', search: {}, replace: true, resetScroll: false });
  };
  return { typed, type };
}

/** ABOUT-01: the partners as a wall of wordmarks, found by name or trade. */
export function PartnersPage({ search }: { search: PartnerSearch }) {
  const { t } = useLingui();
  const query = useQuery(partnerList());
  const { typed, type } = useFilter(search.q);
  const all = query.data?.rows;
  const shown = all ? filterPartners(all, typed) : [];
  const count = shown.length;
  return (
    <div className="ui-wrap about-page">
      <SectionHeading
        level={1}
        title={<Trans>Partners</Trans>}
        lead={<Trans>Manufacturers and traders whose goods we move, many of them since our first years.</Trans>}
      />
      {all && all.length > 0 ? (
        <div className="partner-tools">
          <FilterField
            action="/aboutus/partners"
            label={t`Find a partner or an industry`}
            placeholder={t`Name or industry, e.g. furniture`}
            clearLabel={t`Clear`}
            maxLength={60}
            value={typed}
            onValueChange={type}
            status={<Plural value={count} one="# partner" other="# partners" />}
          />
        </div>
      ) : null}
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {all ? (
        <ul className="partner-wall">
          {shown.map((partner) => (
            <li key={partner.id}>
              <PartnerCard partner={partner} />
            </li>
          ))}
        </ul>
      ) : (
        <QueryPending query={query} queryKey={partnerList().queryKey} />
      )}
      {all && shown.length === 0 ? <NoPartners typed={typed} onShowAll={() => type('')} /> : null}
    </div>
  );
}
