import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#client/i18n/use-locale.ts';
import { Card } from '#client/ui/card.tsx';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { textIn } from '#contract/locale.ts';
import type { ShipVoyageVO } from '#contract/tracking.ts';
import { DelayReason } from './delay-reason.tsx';
import { Delay } from './sentence.tsx';
import { TrackTime } from './track-time.tsx';

const transports: Readonly<Record<string, MessageDescriptor>> = {
  VESSEL: msg`By sea`,
  RAIL: msg`By rail`,
  BARGE: msg`By barge`,
  TRUCK: msg`By road`,
};

function times({ polEtd, polAtd, podEta, podAta, etaFirst, delayDays }: ShipVoyageVO): Description[] {
  const isMoved = delayDays !== null && delayDays !== 0;
  const all = [
    { key: 'etd', term: <Trans>Estimated departure (ETD)</Trans>, time: polEtd },
    { key: 'atd', term: <Trans>Actual departure (ATD)</Trans>, time: polAtd },
    ...(isMoved ? [{ key: 'first', term: <Trans>First planned arrival</Trans>, time: etaFirst }] : []),
    { key: 'eta', term: <Trans>Estimated arrival (ETA)</Trans>, time: podEta },
    { key: 'ata', term: <Trans>Actual arrival (ATA)</Trans>, time: podAta },
  ];
  return all.map(({ key, term, time }) => ({ key, term, value: time === null ? '–' : <TrackTime time={time} /> }));
}

function Leg({ leg }: { leg: ShipVoyageVO }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const name = (place: ShipVoyageVO['portLoad']) => (place === null ? '…' : textIn(locale, place));
  const transport = transports[leg.transport];
  const vessel = [leg.vesselName, leg.voyage, leg.service].filter((part) => part !== null).join(' · ');
  return (
    <Card
      headingLevel={4}
      meta={transport === undefined ? leg.transport : i18n._(transport)}
      title={`${name(leg.portLoad)} → ${name(leg.portDischarge)}`}
    >
      {vessel === '' ? null : <p className="track-vessel">{vessel}</p>}
      {leg.delayDays === null ? null : <Delay days={leg.delayDays} />}
      {leg.delayReason === null ? null : <DelayReason code={leg.delayReason} />}
      <DescriptionList items={times(leg)} />
      {leg.via.length === 0 ? null : (
        <p className="ui-muted">
          <Trans>Calls on the way: {leg.via.join(', ')}</Trans>
        </p>
      )}
    </Card>
  );
}

/** TRACK-05: the legs in their order. */
export function Legs({ legs }: { legs: readonly ShipVoyageVO[] }) {
  return (
    <div className="track-cards">
      {legs.map((leg) => (
        <Leg key={leg.sort} leg={leg} />
      ))}
    </div>
  );
}
