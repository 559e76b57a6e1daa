import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { textIn } from '#contract/locale.ts';
import { beforeDelay, sampleShipments, sampleSilences } from '#domain/tracking/sample-shipments.ts';
import { Found } from './answer/found.tsx';
import { Freshness } from './answer/freshness.tsx';
import { NoAnswer } from './answer/no-answer.tsx';
import { type Fault, FaultState } from './answer/not-reached.tsx';
import '#client/ui/map.css';
import './answer/answer.css';
import './tracking.css';

const HOUR = 3_600_000;
const nothing = () => undefined;
const asked = { number: beforeDelay.number, businessType: beforeDelay.businessType, said: false };
const FAULTS: readonly (readonly [fault: Fault, name: string])[] = [
  ['signal', 'No signal'],
  ['way', 'A broken way'],
  ['server', 'Server down'],
];

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="ui-stack">
      <h3>{name}</h3>
      {children}
    </section>
  );
}

/** Where a shipment is, in all states in which the page can show it; for developers. */
export function TrackingSamples() {
  const locale = useLocale();
  const at = Date.now() - HOUR;
  const query = { data: beforeDelay, dataUpdatedAt: Date.now(), isFetching: false, error: null };
  return (
    <section className="ui-wrap ui-gallery-section ui-stack">
      <SectionHeading title="Tracking" />
      <div className="track-list">
        {sampleShipments.map(({ name, answer }) => (
          <Disclosure key={name.en} summary={textIn(locale, name)}>
            <Found answer={answer} before={{ answer, at }} asked={asked} slots={{}} />
          </Disclosure>
        ))}
        <Disclosure summary="Changed since the last look, and old">
          <Found
            answer={{ ...(sampleShipments[2]?.answer ?? beforeDelay), stale: true }}
            before={{ answer: beforeDelay, at }}
            asked={asked}
            slots={{}}
          />
        </Disclosure>
      </div>
      <State name="Nothing changed">
        <Freshness query={query} before={{ answer: beforeDelay, at }} onAsk={nothing} />
      </State>
      {sampleSilences.map(({ name, answer }) => (
        <State key={name.en} name={textIn(locale, name)}>
          <NoAnswer answer={answer} at={Date.now()} />
        </State>
      ))}
      {FAULTS.map(([fault, name]) => (
        <State key={fault} name={name}>
          <FaultState fault={fault} onRetry={nothing} askLater={null} />
        </State>
      ))}
    </section>
  );
}
