import { Trans } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { textIn } from '#contract/locale.ts';
import type { CustomsVO } from '#contract/tracking.ts';
import { TrackTime } from './track-time.tsx';
import { useCodes } from './use-codes.tsx';

function Step({ step, withCode }: { step: CustomsVO; withCode: boolean }) {
  const locale = useLocale();
  const { customs, customsNo, containerNo, eventCode, eventStatus } = step;
  return (
    <li className="track-event">
      <span>{step.eventTime === null ? '–' : <TrackTime time={step.eventTime} />}</span>
      <span>
        <b>{textIn(locale, step.eventStatusName)}</b>
        {customs === null ? null : <Trans>, {textIn(locale, customs)}</Trans>}
        <br />
        <span className="ui-muted">
          {customsNo === null ? null : <Trans>Number {customsNo}</Trans>}
          {customsNo === null || containerNo === null ? null : ' · '}
          {containerNo}
        </span>
        {withCode ? (
          <>
            <br />
            <span className="track-raw">
              <Trans>
                Event code <span className="ui-code">{eventCode}</span>, status{' '}
                <span className="ui-code">{eventStatus}</span>
              </Trans>
            </span>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** TRACK-06: the steps at the customs, with number and status, and on demand with the codes that the source has for them. */
export function Customs({ steps }: { steps: readonly CustomsVO[] }) {
  const codes = useCodes();
  return (
    <>
      <ol className="track-events">
        {steps.map((step) => (
          <Step
            key={`${step.eventTime}|${step.eventCode}|${step.eventStatus}|${step.containerNo}`}
            step={step}
            withCode={codes.shown}
          />
        ))}
      </ol>
      {codes.button}
    </>
  );
}
