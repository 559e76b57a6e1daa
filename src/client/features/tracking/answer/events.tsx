import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { classNames } from '#client/ui/class-names.ts';
import { textIn } from '#contract/locale.ts';
import type { EventVO, TrackChange } from '#contract/tracking.ts';
import { nameOfStep } from './next-words.ts';
import { stateWords } from './state-words.ts';
import { TrackTime } from './track-time.tsx';
import { useCodes } from './use-codes.tsx';

function Event({ event, withCode }: { event: EventVO; withCode: boolean }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const place = event.locationName === null ? null : textIn(locale, event.locationName);
  const where =
    place === null ? event.locationCode : [place, event.locationCode].filter((part) => part !== null).join(' ');
  const details = [where, event.eventPlace, event.containerNo, event.vesselName, event.voyage, event.remark];
  const { source } = event;
  const code = [event.raw.type, event.raw.document, event.raw.code, event.raw.empty, event.eventClassifier]
    .filter((word) => word !== null && word !== '')
    .join(' ');
  return (
    <li className={classNames('track-event', event.state !== 'actual' && 'track-event-open')}>
      <span>{event.eventTime === null ? '–' : <TrackTime time={event.eventTime} />}</span>
      <span>
        <b>{nameOfStep(event, { i18n, locale })}</b>{' '}
        {event.state === 'actual' ? null : <span className="track-state">{i18n._(stateWords[event.state])}</span>}
        <br />
        <span className="ui-muted">{details.filter((detail) => detail !== null).join(' · ')}</span>
        {withCode ? (
          <>
            <br />
            <span className="track-raw">
              <Trans>
                Reported by {source} as <span className="ui-code">{code}</span>
              </Trans>
            </span>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** TRACK-04: everything that was reported, in the order of time, each on demand with the code that the source sent. */
export function Events({ events }: { events: readonly EventVO[] }) {
  const codes = useCodes();
  return (
    <>
      <ol className="track-events">
        {events.map((event) => (
          <Event key={event.id} event={event} withCode={codes.shown} />
        ))}
      </ol>
      {codes.button}
    </>
  );
}

function Change({ change }: { change: TrackChange }) {
  const locale = useLocale();
  const { from, to, kind } = change;
  return (
    <li className="track-event">
      <span>
        <TrackTime time={change.at} />
      </span>
      <span>
        <b>{textIn(locale, change.eventName)}</b>
        {change.locationName === null ? null : <Trans>, {textIn(locale, change.locationName)}</Trans>}
        <br />
        <span className="ui-muted">
          {from === null || from === to ? null : (
            <>
              <TrackTime time={from} />
              {' → '}
            </>
          )}
          {to === null ? <Trans>taken back</Trans> : <TrackTime time={to} />}
          {kind === 'confirmed' ? (
            <>
              {' · '}
              {from === to ? <Trans>it happened as expected</Trans> : <Trans>it happened</Trans>}
            </>
          ) : null}
        </span>
      </span>
    </li>
  );
}

/** Corrections of earlier reports: events that moved, were taken back or were confirmed. */
export function Changes({ changes }: { changes: readonly TrackChange[] }) {
  return (
    <ol className="track-events">
      {changes.map((change) => (
        <Change
          key={`${change.at}|${change.eventCode}|${change.containerNo ?? ''}|${change.to ?? ''}`}
          change={change}
        />
      ))}
    </ol>
  );
}
