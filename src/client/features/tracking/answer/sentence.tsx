import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Badge } from '#client/ui/badge.tsx';
import { LateIcon, SuccessIcon, WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackSummary } from '#contract/tracking.ts';
import { wholeDaysLate } from '#domain/tracking/delay-days.ts';
import { nameOfNext } from './next-words.ts';
import { TrackTime } from './track-time.tsx';

type Told = NonNullable<TrackSummary['last']>;

/** Place, vessel and time of a step, as they stand in the sentence. */
function Around({ told, about = false }: { told: Told; about?: boolean }) {
  const locale = useLocale();
  const place = told.locationName === null ? null : textIn(locale, told.locationName);
  return (
    <>
      {place === null ? null : <Trans>, {place}</Trans>}
      {told.vesselName === null ? null : <Trans>, {told.vesselName}</Trans>}
      {told.time === null ? null : (
        <>
          <Trans>, </Trans>
          {about ? (
            <Trans>
              about <TrackTime time={told.time} />
            </Trans>
          ) : (
            <TrackTime time={told.time} />
          )}
        </>
      )}
    </>
  );
}

function Next({ next }: { next: Told }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const name = <b>{nameOfNext(next, { i18n, locale })}</b>;
  return next.state === 'overdue' ? (
    <Trans>
      Overdue and not confirmed yet: {name}
      <Around told={next} />
    </Trans>
  ) : (
    <Trans>
      next: {name}
      <Around told={next} about />
    </Trans>
  );
}

/** The delay of the arrival in whole days against what was first promised. */
export function Delay({ days }: { days: number }) {
  const whole = Math.abs(wholeDaysLate(days));
  if (whole === 0) return null;
  return days > 0 ? (
    <Badge tone="signal" icon={<LateIcon size={18} />}>
      <Plural value={whole} one="# day later than first planned" other="# days later than first planned" />
    </Badge>
  ) : (
    <Badge tone="ok" icon={<SuccessIcon size={18} />}>
      <Plural value={whole} one="# day earlier than first planned" other="# days earlier than first planned" />
    </Badge>
  );
}

/** The answer in a sentence: what happened last, what comes next; and what needs the eye. */
export function Sentence({ summary: { last, next, delayDays, customsHold } }: { summary: TrackSummary }) {
  const locale = useLocale();
  return (
    <div className="track-sentence">
      <p>
        {last === null ? (
          <Trans>Nothing has happened yet</Trans>
        ) : (
          <>
            <b>{textIn(locale, last.eventName)}</b>
            <Around told={last} />
          </>
        )}
        {next === null ? <Trans>.</Trans> : <Trans>; </Trans>}
        {next === null ? null : (
          <>
            <Next next={next} />
            <Trans>.</Trans>
          </>
        )}
      </p>
      {customsHold || wholeDaysLate(delayDays) !== 0 ? (
        <div className="ui-row">
          {customsHold ? (
            <Badge tone="signal" icon={<WarningIcon size={18} />}>
              <Trans>Held by customs</Trans>
            </Badge>
          ) : null}
          {delayDays === null ? null : <Delay days={delayDays} />}
        </div>
      ) : null}
    </div>
  );
}
