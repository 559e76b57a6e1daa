import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocale } from '#client/i18n/use-locale.ts';
import type { Lane } from '#client/offline/lanes/lane-list.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { textIn } from '#contract/locale.ts';
import type { SchedulePlan } from '#contract/schedule.ts';
import { SCHEDULE_DAYS } from '#contract/schedule-limits.ts';
import { dateOf, dayNumber } from '#domain/plain-date.ts';
import { PortDepartures } from './port-departures.tsx';
import type { ScheduleSearch } from './schedule-search.ts';

interface NoSailingsProps {
  lane: Lane;
  search: ScheduleSearch;
  plan: SchedulePlan;
  onRetry: () => void;
}

/** The same question, less strict or later. */
function OtherQuestions({ search, plan: { to } }: Pick<NoSailingsProps, 'search' | 'plan'>) {
  const next = (dayNumber(to) ?? 0) + 1;
  const later = { ...search, from: dateOf(next), to: dateOf(next + SCHEDULE_DAYS - 1) };
  const toPlan = { to: '/logisticstools/shipplan', resetScroll: false, className: buttonClass({}) } as const;
  return (
    <>
      {search.direct === undefined ? null : (
        <Link {...toPlan} search={{ ...search, direct: undefined }}>
          <Trans context="choice">With transshipment</Trans>
        </Link>
      )}
      {search.company === undefined ? null : (
        <Link {...toPlan} search={{ ...search, company: undefined }}>
          <Trans>All carriers</Trans>
        </Link>
      )}
      <Link {...toPlan} search={later}>
        <Trans>Four weeks later</Trans>
      </Link>
    </>
  );
}

/** The same question for ports beside the two. */
function NearPorts({ search, plan: { near } }: Pick<NoSailingsProps, 'search' | 'plan'>) {
  const locale = useLocale();
  const ports = [
    ...(near?.pol ?? []).map((port) => ({ ...port, side: 'pol' }) as const),
    ...(near?.pod ?? []).map((port) => ({ ...port, side: 'pod' }) as const),
  ];
  if (ports.length === 0) return null;
  return (
    <>
      <p>
        <Trans>Ships may call at a port nearby instead:</Trans>
      </p>
      <ul className="plan-choice">
        {ports.map(({ side, code, name }) => {
          const port = `${textIn(locale, name)} ${code}`;
          return (
            <li key={side + code}>
              <Link
                to="/logisticstools/shipplan"
                search={{ ...search, [side]: code }}
                resetScroll={false}
                className={buttonClass({ variant: 'secondary' })}
              >
                {side === 'pol' ? <Trans>From {port}</Trans> : <Trans>To {port}</Trans>}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** No sailing: because nobody answered, because no company is connected, or because there is none. */
export function NoSailings({ lane, search, plan, onRetry }: NoSailingsProps) {
  const { sources } = plan;
  const ask = (
    <LinkButton href="/aboutus/contactus">
      <Trans>Ask us for sailings</Trans>
    </LinkButton>
  );
  if (sources.length === 0) {
    return (
      <EmptyState headingLevel={3} title={<Trans>No schedules are connected at the moment</Trans>} actions={ask}>
        <Trans>We can look sailings up for you; ask us.</Trans>
      </EmptyState>
    );
  }
  if (sources.every(({ asOf }) => asOf === null)) {
    return (
      <EmptyState
        headingLevel={3}
        title={<Trans>No carrier has answered yet</Trans>}
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              <Trans>Refresh</Trans>
            </Button>
            {ask}
          </>
        }
      >
        <Trans>This does not mean that there are no sailings.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        headingLevel={3}
        title={<Trans>No sailing in these days</Trans>}
        actions={
          <>
            <OtherQuestions search={search} plan={plan} />
            {ask}
          </>
        }
      >
        <Trans>The carriers connected here have no sailing between these ports. Others may.</Trans>
        <NearPorts search={search} plan={plan} />
      </EmptyState>
      <PortDepartures port={lane.pol} company={lane.company} />
    </>
  );
}
