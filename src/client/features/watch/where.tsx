import { Plural, Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Badge } from '#client/ui/badge.tsx';
import { WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackSummary } from '#contract/tracking.ts';
import type { WatchedShipment } from '#contract/watch-list.ts';
import { wholeDaysLate } from '#domain/tracking/delay-days.ts';
import { PortTime } from './port-time.tsx';

type Told = NonNullable<TrackSummary['last']>;

function Step({ told }: { told: Told }) {
  const locale = useLocale();
  return (
    <>
      {textIn(locale, told.eventName)}
      {told.locationName === null ? null : ` · ${textIn(locale, told.locationName)}`}
      {told.time === null ? null : (
        <>
          {' · '}
          <PortTime time={told.time} />
        </>
      )}
    </>
  );
}

function Lateness({ days }: { days: number }) {
  const late = Math.abs(wholeDaysLate(days));
  if (late === 0) return null;
  return days > 0 ? (
    <Badge tone="signal" icon={<WarningIcon size={18} />}>
      <Plural value={late} one="# day late" other="# days late" />
    </Badge>
  ) : (
    <Badge tone="ok">
      <Plural value={late} one="# day early" other="# days early" />
    </Badge>
  );
}

/** Where it is, in two lines; or why that is not known. */
export function Where({ answer, asking }: { answer: WatchedShipment | null; asking: boolean }) {
  if (answer === null) {
    return (
      <p className="ui-muted">
        {asking ? (
          <Trans>Checking with the carrier …</Trans>
        ) : (
          <Trans>Not checked yet; we check once you are connected.</Trans>
        )}
      </p>
    );
  }
  const { last, next, arrival, delayDays, customsHold } = answer.summary;
  if (answer.state !== 'found') {
    return (
      <p className="ui-muted">
        {answer.state === 'unavailable' ? (
          <Trans>The carrier cannot be reached; we retry automatically.</Trans>
        ) : (
          <Trans>No carrier has this number yet; we keep checking.</Trans>
        )}
      </p>
    );
  }
  return (
    <>
      <dl className="watch-facts">
        {last === null ? null : (
          <div>
            <dt>
              <Trans>Last</Trans>
            </dt>
            <dd>
              <Step told={last} />
            </dd>
          </div>
        )}
        {next === null ? null : (
          <div>
            <dt>{next.state === 'overdue' ? <Trans>Overdue</Trans> : <Trans context="event">Next</Trans>}</dt>
            <dd>
              <Step told={next} />
            </dd>
          </div>
        )}
        {arrival === null || arrival.state === 'actual' || arrival.time === next?.time ? null : (
          <div>
            <dt>
              <Trans context="expected">Arrival</Trans>
            </dt>
            <dd>
              <Step told={arrival} />
            </dd>
          </div>
        )}
      </dl>
      <div className="ui-row">
        {customsHold ? (
          <Badge tone="signal" icon={<WarningIcon size={18} />}>
            <Trans>Held by customs</Trans>
          </Badge>
        ) : null}
        {delayDays === null ? null : <Lateness days={delayDays} />}
      </div>
    </>
  );
}
