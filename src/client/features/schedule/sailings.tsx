import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import type { Lane } from '#client/offline/lanes/lane-list.ts';
import { rememberLane } from '#client/offline/lanes/lanes.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { portName } from '#client/offline/recent-ports.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { textIn } from '#contract/locale.ts';
import type { Sailing, SchedulePlan } from '#contract/schedule.ts';
import { NoSailings } from './no-sailings.tsx';
import { PlanActions } from './plan-actions.tsx';
import { askAgain, planQuery } from './plan-query.ts';
import { PlanUnavailable } from './plan-unavailable.tsx';
import { SailingChart } from './sailing-chart.tsx';
import { SailingTable } from './sailing-table.tsx';
import { type ScheduleSearch, VIEWS } from './schedule-search.ts';
import { sortSailings } from './sort-sailings.ts';
import { SourceNotices } from './source-notices.tsx';

interface SailingsProps {
  lane: Lane;
  search: ScheduleSearch;
}

/** Notes the question among the last ones, when it was answered with something. */
function useRemember(lane: Lane, answered: boolean): void {
  const key = JSON.stringify(lane);
  const noted = useRef('');
  useEffect(() => {
    if (!answered || noted.current === key) return;
    noted.current = key;
    rememberLane(JSON.parse(key));
  }, [key, answered]);
}

function Heading({ lane: { pol, pod }, plan: { rows, from, to } }: { lane: Lane; plan: SchedulePlan }) {
  const locale = useLocale();
  const formats = useFormats();
  const [first] = rows;
  // The answer's own names where only codes are known.
  const load = first === undefined ? portName(locale, pol) : textIn(locale, first.pol);
  const discharge = first === undefined ? portName(locale, pod) : textIn(locale, first.pod);
  return (
    <header className="ui-stack">
      <h2>{`${load} → ${discharge}`}</h2>
      <p className="plan-lead" role="status">
        <Plural value={rows.length} one="# sailing" other="# sailings" />
        {' · '}
        <time dateTime={from}>{formats.date(from)}</time> – <time dateTime={to}>{formats.date(to)}</time>
      </p>
    </header>
  );
}

interface FoundProps {
  rows: readonly Sailing[];
  search: ScheduleSearch;
}

function Found({ rows, search }: FoundProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<string | null>(null);
  const { view = 'list', sort = 'departure', order } = search;
  const sorted = sortSailings(rows, sort, order === 'desc');
  const show = (part: Partial<ScheduleSearch>) =>
    void navigate({
      to: '/logisticstools/shipplan',
      search: { ...search, ...part },
      replace: true,
      resetScroll: false,
    });
  const toggle = ({ id }: Sailing) => setOpen(open === id ? null : id);
  const shared = { rows: sorted, open, onToggle: toggle, sort, order, onSort: show };
  return (
    <Tabs
      label={t`View`}
      tabs={[
        { key: 'list', label: <Trans>List</Trans> },
        { key: 'chart', label: <Trans>Week chart</Trans> },
      ]}
      selected={view}
      onSelect={(key) => show({ view: VIEWS.find((known) => known === key) })}
    >
      {view === 'chart' ? <SailingChart {...shared} /> : <SailingTable {...shared} />}
      <p className="ui-muted plan-note">
        <Trans>Times are in local port time. Schedules may change; check with us before you plan.</Trans>
      </p>
    </Tabs>
  );
}

/** The sailings of a lane as list or chart, with where they are from; or why there are none to show. */
export function Sailings({ lane, search }: SailingsProps) {
  const question = planQuery(lane, search);
  const { queryKey } = question;
  const query = useQuery({ ...question, refetchInterval: askAgain });
  const { data, error } = query;
  useRemember(lane, data !== undefined && data.rows.length > 0);
  const retry = () => void query.refetch();
  if (data === undefined) {
    const failed = <PlanUnavailable error={error} queryKey={queryKey} search={search} onRetry={retry} />;
    return <QueryPending query={query} queryKey={queryKey} failed={failed} />;
  }
  return (
    <section className="plan-result" aria-busy={query.isFetching}>
      <Heading lane={lane} plan={data} />
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={error} />
      <SourceNotices sources={data.sources} onRetry={retry} />
      <PlanActions lane={lane} />
      {data.rows.length === 0 ? (
        <NoSailings lane={lane} search={search} plan={data} onRetry={retry} />
      ) : (
        <Found rows={data.rows} search={search} />
      )}
    </section>
  );
}
