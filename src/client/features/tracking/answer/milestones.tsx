import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { RouteLine, type RouteStop } from '#client/ui/route-line.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer, TrackMilestone } from '#contract/tracking.ts';
import { wholeDaysLate } from '#domain/tracking/delay-days.ts';
import { NewMark } from './changed-since.tsx';
import { nameOfStep } from './next-words.ts';
import { Section } from './section.tsx';
import { stateWords } from './state-words.ts';
import { TrackTime } from './track-time.tsx';

function Note({ milestone: { locationName, time, done, total, state } }: { milestone: TrackMilestone }) {
  const locale = useLocale();
  const { i18n } = useLingui();
  const boxes = (
    <Trans>
      {done} of {total} boxes
    </Trans>
  );
  const parts = [
    locationName === null ? null : <span key="place">{textIn(locale, locationName)}</span>,
    time === null ? null : <TrackTime key="time" time={time} />,
    total > 1 ? <span key="boxes">{boxes}</span> : null,
    state === 'actual' ? null : (
      <span key="state" className="track-state">
        {i18n._(stateWords[state])}
      </span>
    ),
  ].filter((part) => part !== null);
  return parts.map((part, index) => (
    <Fragment key={part.key}>
      {index > 0 ? ' · ' : null}
      {part}
    </Fragment>
  ));
}

interface MilestonesProps {
  milestones: readonly TrackMilestone[];
  /** The arrival is later than first planned. */
  late: boolean;
  label: string;
  /** Whether a milestone is told differently since the last look. */
  isNew?: (milestone: TrackMilestone) => boolean;
}

/** The line of milestones: filled is done, a ring comes next, dashed is further ahead, orange is overdue or late. */
export function Milestones({ milestones, late, label, isNew }: MilestonesProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const isAhead = ({ state }: TrackMilestone) => state === 'expected' || state === 'overdue';
  const next = milestones.findIndex(isAhead);
  const last = milestones.findLastIndex(({ state }) => state === 'actual');
  const stops: RouteStop[] = milestones.map((milestone, index) => ({
    key: `${milestone.eventCode}|${milestone.locationCode ?? ''}|${index}`,
    label: (
      <>
        {nameOfStep(milestone, { i18n, locale })} {isNew?.(milestone) ? <NewMark /> : null}
      </>
    ),
    state: milestone.state === 'actual' ? 'done' : index === next ? 'next' : 'estimate',
    late: milestone.state === 'overdue' || (late && milestone.eventCode === 'ARRIVED' && milestone.state !== 'actual'),
    current: index === last,
    stateLabel: i18n._(stateWords[milestone.state]),
    note: <Note milestone={milestone} />,
  }));
  return <RouteLine label={label} stops={stops} direction="vertical" />;
}

interface MilestonesOfProps extends Pick<MilestonesProps, 'isNew'> {
  answer: Pick<TrackingAnswer, 'milestones' | 'summary'>;
}

/** The line of a shipment under its heading; nothing where all that is known stands aside of the line. */
export function MilestonesOf({ answer: { milestones, summary }, ...rest }: MilestonesOfProps) {
  const { t } = useLingui();
  if (milestones.length === 0) return null;
  return (
    <Section title={<Trans context="of a shipment">Milestones</Trans>}>
      <Milestones
        label={t`Milestones of the shipment`}
        milestones={milestones}
        late={wholeDaysLate(summary.delayDays) > 0}
        {...rest}
      />
    </Section>
  );
}
