import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { FacetChips } from '#client/ui/chips.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textIn } from '#contract/locale.ts';
import type { Sailing } from '#contract/schedule.ts';
import { SailingCard } from './sailing-card.tsx';
import { type ScheduleSearch, SORTS, type Sort } from './schedule-search.ts';

const sortWords: Readonly<Record<Sort, MessageDescriptor>> = {
  departure: msg`Departure`,
  arrival: msg`Arrival`,
  transit: msg`Transit days`,
  transshipments: msg`Transshipments`,
};

const keys: Readonly<Record<Sort, (sailing: Sailing) => number>> = {
  departure: ({ etd }) => Date.parse(etd),
  arrival: ({ eta }) => Date.parse(eta),
  transit: ({ transitDays }) => transitDays,
  transshipments: ({ transshipments }) => transshipments,
};

/** What a visitor without a session is told, and what he can do instead. */
function ForCustomers() {
  return (
    <EmptyState
      title={<Trans>Log in to see sailings</Trans>}
      actions={
        <>
          <LinkButton variant="primary" href="/login">
            <Trans>Go log in</Trans>
          </LinkButton>
          <LinkButton href="/aboutus/contactus">
            <Trans>Ask us for sailings</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>
        Schedules of the carriers are shown to customers with an account. We also send them to you on request.
      </Trans>
    </EmptyState>
  );
}

interface SailingsProps {
  search: ScheduleSearch & { pol: string; pod: string };
}

/** The sailings of a query, sorted as the visitor wants; companies that could not be asked are named. */
export function Sailings({ search }: SailingsProps) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pol, pod, company, from, direct, sort = 'departure' } = search;
  const query = useQuery(routeQuery('schedule.find', { query: { pol, pod, company, from, direct } }));
  if (query.data === undefined) {
    if (query.error instanceof ProblemError && query.error.status === 401) return <ForCustomers />;
    return query.isError ? (
      <Unavailable error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={8} />
    );
  }
  const { rows, sources } = query.data;
  const gaps = sources.filter(({ problem }) => problem !== null);
  const sorted = [...rows].sort((a, b) => keys[sort](a) - keys[sort](b) || keys.departure(a) - keys.departure(b));
  const names = gaps.map(({ name }) => textIn(locale, name)).join(locale === 'zh_CN' ? '、' : ', ');
  return (
    <section className="plan-result" aria-live="polite">
      <h2>
        <Plural value={rows.length} one="# sailing" other="# sailings" />
      </h2>
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {gaps.length === 0 ? null : (
        <Notice tone="warn" title={<Trans>Not all companies could be asked: {names}</Trans>} />
      )}
      {rows.length === 0 ? (
        <EmptyState title={<Trans>No sailing in these four weeks</Trans>}>
          <Trans>Try a later date, all companies, or sailings with transshipment.</Trans>
        </EmptyState>
      ) : (
        <>
          <FacetChips
            label={t`Sort by`}
            options={SORTS.map((key) => ({ key, label: i18n._(sortWords[key]) }))}
            selected={[sort]}
            onToggle={(key) => {
              const chosen = SORTS.find((known) => known === key);
              void navigate({ to: '/logisticstools/shipplan', search: { ...search, sort: chosen }, replace: true });
            }}
          />
          <div className="plan-cards">
            {sorted.map((sailing) => (
              <SailingCard key={sailing.id} sailing={sailing} />
            ))}
          </div>
          <p className="ui-muted">
            <Trans>Times are those of the ports. Schedules may change; ask us before you plan by them.</Trans>
          </p>
        </>
      )}
    </section>
  );
}
