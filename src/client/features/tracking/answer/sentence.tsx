import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Badge } from '#client/ui/badge.tsx';
import { WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackSummary } from '#contract/tracking.ts';
import { TrackTime } from './track-time.tsx';

type Told = NonNullable<TrackSummary['last']>;

/** A step with its place and vessel, as part of a sentence. */
function Step({ told }: { told: Told }) {
  const locale = useLocale();
  const place = told.locationName === null ? null : textIn(locale, told.locationName);
  return (
    <>
      <b>{textIn(locale, told.eventName)}</b>
      {place === null ? null : <Trans>, {place}</Trans>}
      {told.vesselName === null ? null : <Trans>, {told.vesselName}</Trans>}
      {told.time === null ? null : (
        <>
          <Trans>, </Trans>
          <TrackTime time={told.time} />
        </>
      )}
    </>
  );
}

function Delay({ days }: { days: number }) {
  const late = Math.ceil(Math.abs(days));
  if (late === 0) return null;
  return days > 0 ? (
    <Badge tone="signal" icon={<WarningIcon size={18} />}>
      <Plural value={late} one="# day later than first planned" other="# days later than first planned" />
    </Badge>
  ) : (
    <Badge tone="ok">
      <Plural value={late} one="# day earlier than first planned" other="# days earlier than first planned" />
    </Badge>
  );
}

/** The answer in a sentence: what happened last, what comes next; and what needs the eye. */
export function Sentence({ summary: { last, next, delayDays, customsHold } }: { summary: TrackSummary }) {
  return (
    <div className="track-sentence">
      {last === null ? null : (
        <p>
          <Trans>Last:</Trans> <Step told={last} />
        </p>
      )}
      {next === null ? null : (
        <p>
          {next.state === 'overdue' ? <Trans>Overdue, not confirmed yet:</Trans> : <Trans>Next:</Trans>}{' '}
          <Step told={next} />
        </p>
      )}
      <div className="ui-row">
        {customsHold ? (
          <Badge tone="signal" icon={<WarningIcon size={18} />}>
            <Trans>Held by the customs</Trans>
          </Badge>
        ) : null}
        {delayDays === null ? null : <Delay days={delayDays} />}
      </div>
    </div>
  );
}
