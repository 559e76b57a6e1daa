import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Button } from '#client/ui/button.tsx';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { ClockIcon } from '#client/ui/icons/interface-icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { Boxes } from './boxes.tsx';
import { Changes, Events } from './events.tsx';
import { Legs } from './legs.tsx';
import { Milestones } from './milestones.tsx';
import { Sentence } from './sentence.tsx';
import { type Clock, ClockContext, TrackTime } from './track-time.tsx';

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="track-section">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** TRACK-02: the bill as facts; what nobody has told is left out. */
function Bill({ answer: { blVO: bill } }: { answer: TrackingAnswer }) {
  const locale = useLocale();
  if (bill === null) return null;
  const port = (code: string | null, zh: string | null, en: string | null) =>
    code === null ? null : `${locale === 'zh_CN' ? (zh ?? en ?? '') : (en ?? '')} ${code}`;
  const all: (Omit<Description, 'value'> & { value: ReactNode | null })[] = [
    { key: 'bl', term: <Trans>Bill of lading</Trans>, value: bill.blNo, mono: true },
    { key: 'booking', term: <Trans>Booking</Trans>, value: bill.bookingNo, mono: true },
    { key: 'carrier', term: <Trans>Carrier</Trans>, value: bill.carrierName && textIn(locale, bill.carrierName) },
    { key: 'pol', term: <Trans>Port of loading</Trans>, value: port(bill.polCode, bill.polCnName, bill.polEnName) },
    { key: 'pod', term: <Trans>Port of discharge</Trans>, value: port(bill.podCode, bill.podCnName, bill.podEnName) },
    {
      key: 'transfer',
      term: <Trans>Routing</Trans>,
      value: bill.transferFlag && (bill.transferFlag === 1 ? <Trans>Direct</Trans> : <Trans>With transshipment</Trans>),
    },
    { key: 'status', term: <Trans>Bill status</Trans>, value: bill.blStatusName && textIn(locale, bill.blStatusName) },
  ];
  return <DescriptionList items={all.filter(({ value }) => value !== null)} />;
}

function Customs({ answer: { customsVO } }: { answer: TrackingAnswer }) {
  const locale = useLocale();
  return (
    <ol className="track-events">
      {customsVO.map((step) => (
        <li key={`${step.eventTime ?? ''}|${step.eventStatus}|${step.containerNo ?? ''}`} className="track-event">
          <span>{step.eventTime === null ? '–' : <TrackTime time={step.eventTime} />}</span>
          <span>
            <b>{textIn(locale, step.eventStatusName)}</b>
            {step.customs === null ? null : <Trans>, {textIn(locale, step.customs)}</Trans>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sources({ answer: { sources, asOf } }: { answer: TrackingAnswer }) {
  const locale = useLocale();
  const formats = useFormats();
  const names = sources.map(({ name }) => textIn(locale, name)).join(locale === 'zh_CN' ? '、' : ', ');
  const time = asOf === null ? null : formats.time(Date.parse(asOf));
  return (
    <p className="ui-muted">
      {time === null ? (
        <Trans>Source: {names}</Trans>
      ) : (
        <Trans>
          Source: {names}, as of {time}
        </Trans>
      )}
    </p>
  );
}

/** A shipment that is known: the sentence, the line, the legs, the boxes, and the evidence. */
export function Found({ answer }: { answer: TrackingAnswer }) {
  const { t } = useLingui();
  const [clock, setClock] = useState<Clock>('port');
  const { summary, milestones, shipVoyageVO, containerVO, customsVO, eventVO, history, stale } = answer;
  return (
    <ClockContext value={clock}>
      <article className="track-found" aria-label={t`Shipment ${answer.number}`}>
        <Sentence summary={summary} />
        {stale ? (
          <Notice tone="warn" title={<Trans>The carrier does not answer at the moment.</Trans>}>
            <Trans>This is what we last heard.</Trans>
          </Notice>
        ) : null}
        <div className="ui-row">
          <Button
            variant="secondary"
            icon={<ClockIcon size={20} />}
            onClick={() => setClock(clock === 'own' ? 'port' : 'own')}
          >
            {clock === 'own' ? <Trans>Show times of the ports</Trans> : <Trans>Show times by my clock</Trans>}
          </Button>
        </div>
        <div className="track-halves">
          <Section title={<Trans>Milestones</Trans>}>
            <Milestones milestones={milestones} late={(summary.delayDays ?? 0) > 0} />
          </Section>
          <div className="ui-stack">
            <Section title={<Trans>Shipment</Trans>}>
              <Bill answer={answer} />
            </Section>
            {shipVoyageVO.length === 0 ? null : (
              <Section title={<Trans>Legs</Trans>}>
                <Legs legs={shipVoyageVO} />
              </Section>
            )}
          </div>
        </div>
        {containerVO.length === 0 ? null : (
          <Section title={<Trans>Containers</Trans>}>
            <Boxes boxes={containerVO} />
          </Section>
        )}
        {customsVO.length === 0 ? null : (
          <Section title={<Trans>Customs</Trans>}>
            <Customs answer={answer} />
          </Section>
        )}
        <Disclosure summary={<Trans>All reports ({eventVO.length})</Trans>}>
          <Events events={eventVO} />
        </Disclosure>
        {history.length === 0 ? null : (
          <Disclosure summary={<Trans>What has changed ({history.length})</Trans>}>
            <Changes changes={history} />
          </Disclosure>
        )}
        <Sources answer={answer} />
      </article>
    </ClockContext>
  );
}
