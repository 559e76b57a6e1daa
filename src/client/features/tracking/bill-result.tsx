import { Trans } from '@lingui/react/macro';
import { DescriptionList } from '#client/ui/description-list.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { guessCarrier } from '#domain/bill-of-lading.ts';

/** Facts that a bill of lading number reveals: its likely carrier, and its spelling with and without the prefix. */
export function BillResult({ number }: { number: string }) {
  const carrier = guessCarrier(number);
  if (carrier === null) {
    return (
      <Notice tone="info" title={<Trans>{number} can be a bill of lading number.</Trans>}>
        <Trans>
          It does not match the format of any carrier that we know: probably a forwarder's house bill, or a booking
          number. Ask the company that issued it.
        </Trans>
      </Notice>
    );
  }
  const scacs = carrier.scacs.join(', ');
  return (
    <>
      <Notice tone="info" title={<Trans>{number} looks like a carrier's bill of lading.</Trans>}>
        <Trans>
          The carrier is suggested by the format of the number alone. That does not prove that the bill exists.
        </Trans>
      </Notice>
      <DescriptionList
        items={[
          { key: 'carrier', term: <Trans>Carrier (SCAC)</Trans>, value: scacs, mono: true },
          ...(carrier.prefixed
            ? [{ key: 'prefixed', term: <Trans>With the carrier's prefix</Trans>, value: carrier.prefixed, mono: true }]
            : []),
          { key: 'bare', term: <Trans>Without the prefix</Trans>, value: carrier.bare, mono: true },
        ]}
      />
    </>
  );
}
