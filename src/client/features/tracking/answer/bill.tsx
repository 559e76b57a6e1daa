import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { type Description, DescriptionList } from '#client/ui/description-list.tsx';
import { textIn } from '#contract/locale.ts';
import type { BlVO } from '#contract/tracking.ts';
import { TrackTime } from './track-time.tsx';

type Fact = Omit<Description, 'value'> & { value: ReactNode | null };

/** The first vessel and the times at both ends; what nobody has told is null. */
function voyageFacts(bill: BlVO): Fact[] {
  const time = (key: string, term: ReactNode, value: string | null): Fact => ({
    key,
    term,
    value: value && <TrackTime time={value} />,
  });
  const vessel = [bill.firstVessel, bill.firstVoyage].filter((part) => part !== null).join(' · ');
  return [
    { key: 'vessel', term: <Trans>First vessel and voyage</Trans>, value: vessel || null },
    time('etd', <Trans>Estimated departure (ETD)</Trans>, bill.polEtd),
    time('atd', <Trans>Actual departure (ATD)</Trans>, bill.polAtd),
    time('eta', <Trans>Estimated arrival (ETA)</Trans>, bill.podEta),
    time('ata', <Trans>Actual arrival (ATA)</Trans>, bill.podAta),
  ];
}

/** TRACK-02: the bill as facts; what nobody has told is left out. */
export function Bill({ bill }: { bill: BlVO }) {
  const locale = useLocale();
  const port = (code: string | null, zh: string | null, en: string | null) =>
    code === null ? null : (
      <>
        {locale === 'zh_CN' ? (zh ?? en) : en} <span className="ui-code">{code}</span>
      </>
    );
  const facts: Fact[] = [
    { key: 'bl', term: <Trans>Bill of lading</Trans>, value: bill.blNo, mono: true },
    { key: 'booking', term: <Trans context="its number">Booking</Trans>, value: bill.bookingNo, mono: true },
    {
      key: 'carrier',
      term: <Trans>Carrier</Trans>,
      value: bill.carrierName && `${textIn(locale, bill.carrierName)} (${bill.carrierCode ?? ''})`.replace(' ()', ''),
    },
    { key: 'pol', term: <Trans>Port of loading</Trans>, value: port(bill.polCode, bill.polCnName, bill.polEnName) },
    { key: 'pod', term: <Trans>Port of discharge</Trans>, value: port(bill.podCode, bill.podCnName, bill.podEnName) },
    {
      key: 'transfer',
      term: <Trans>Routing</Trans>,
      value: bill.transferFlag && (bill.transferFlag === 1 ? <Trans>Direct</Trans> : <Trans>With transshipment</Trans>),
    },
    ...voyageFacts(bill),
    {
      key: 'boxes',
      term: <Trans context="how many boxes a bill has">Containers</Trans>,
      value: bill.containerCount > 0 ? bill.containerCount : null,
    },
    {
      key: 'status',
      term: <Trans>Bill status</Trans>,
      value: bill.blStatusName && <span className="track-capital">{textIn(locale, bill.blStatusName)}</span>,
    },
  ];
  return <DescriptionList items={facts.filter(({ value }) => value !== null)} />;
}
