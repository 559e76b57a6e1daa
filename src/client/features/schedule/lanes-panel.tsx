import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { type KeptLane, type Lane, laneKey } from '#client/offline/lanes/lane-list.ts';
import { forgetLane, pinLane, useLanes } from '#client/offline/lanes/lanes.ts';
import { portName } from '#client/offline/recent-ports.ts';
import { useNow } from '#client/offline/use-now.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { CloseIcon } from '#client/ui/icons/search-icons.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import type { SchedulePlan } from '#contract/schedule.ts';
import { laneSearch, planQuery } from './plan-query.ts';
import { PortTime } from './port-time.tsx';

function useLaneName(): (lane: Lane) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ pol, pod, company, direct }) => {
    const ports = `${portName(locale, pol)} → ${portName(locale, pod)}`;
    return [ports, company, direct ? t`direct` : null].filter((part) => part !== null).join(' · ');
  };
}

function LaneLink({ lane }: { lane: Lane }) {
  const name = useLaneName();
  return (
    <Link to="/logisticstools/shipplan" search={laneSearch(lane)} resetScroll={false} className="plan-lane-link">
      {name(lane)}
    </Link>
  );
}

interface PinnedProps {
  lane: KeptLane;
  plan: SchedulePlan | undefined;
  /** When the answer was given (ms), 0 without one. */
  asOf: number;
  failed: boolean;
}

/** A pinned lane: what leaves next, and how old that knowledge is. */
function Pinned({ lane, plan, asOf, failed }: PinnedProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const name = useLaneName()(lane);
  const now = useNow();
  const ahead = plan?.rows.filter(({ etd }) => now === null || Date.parse(etd) > now) ?? [];
  const [next] = ahead;
  const count = ahead.length;
  // A device that refuses goes on showing the lane.
  const unpin = () => void pinLane(lane, false).catch(() => undefined);
  return (
    <li className="plan-pin">
      <LaneLink lane={lane} />
      <span>
        {next === undefined ? null : (
          <>
            <Trans>Next departure</Trans> <PortTime time={next.etd} /> ·{' '}
            <Plural value={count} one="# sailing ahead" other="# sailings ahead" />
          </>
        )}
        {plan !== undefined && next === undefined ? <Trans>No sailing ahead is known</Trans> : null}
        {plan === undefined ? failed ? <Trans>Not on this device yet</Trans> : <Trans>Searching</Trans> : null}
      </span>
      <span className="ui-muted">
        {asOf > 0 && now !== null ? <Trans>Updated {formats.age(asOf, now)}</Trans> : null}
      </span>
      <IconButton label={t`Do not keep ${name} offline`} icon={<CloseIcon size={20} />} onClick={unpin} />
    </li>
  );
}

function PinnedLanes({ lanes }: { lanes: readonly KeptLane[] }) {
  const answers = useQueries({ queries: lanes.map((lane) => planQuery(lane)) });
  const busy = answers.some(({ isFetching }) => isFetching);
  return (
    <section className="plan-lanes" aria-labelledby="plan-pinned">
      <div className="ui-row">
        <h2 id="plan-pinned">
          <Trans>Kept offline</Trans>
        </h2>
        <Button
          size="small"
          busy={busy}
          icon={<RefreshIcon size={20} />}
          onClick={() => {
            for (const answer of answers) void answer.refetch();
          }}
        >
          <Trans>Refresh all</Trans>
        </Button>
      </div>
      <ul>
        {lanes.map((lane, index) => {
          const answer = answers[index];
          return (
            <Pinned
              key={laneKey(lane)}
              lane={lane}
              plan={answer?.data}
              asOf={answer?.dataUpdatedAt ?? 0}
              failed={answer?.isError ?? false}
            />
          );
        })}
      </ul>
    </section>
  );
}

function RecentLanes({ lanes }: { lanes: readonly KeptLane[] }) {
  const { t } = useLingui();
  const name = useLaneName();
  // A device that refuses goes on showing it.
  const forget = (lane: KeptLane) => void forgetLane(lane).catch(() => undefined);
  return (
    <section className="plan-lanes" aria-labelledby="plan-recent">
      <h2 id="plan-recent">
        <Trans>Recent searches</Trans>
      </h2>
      <ul>
        {lanes.map((lane) => (
          <li key={laneKey(lane)} className="plan-recent">
            <LaneLink lane={lane} />
            <IconButton label={t`Remove ${name(lane)}`} icon={<CloseIcon size={20} />} onClick={() => forget(lane)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lanes of this visitor: those kept for times without a network, which are asked for again, and the last others. */
export function LanesPanel() {
  const lanes = useLanes();
  const pinned = lanes.filter((lane) => lane.pinned);
  const recent = lanes.filter((lane) => !lane.pinned);
  return (
    <>
      {pinned.length === 0 ? null : <PinnedLanes lanes={pinned} />}
      {recent.length === 0 ? null : <RecentLanes lanes={recent} />}
    </>
  );
}
