import { Trans } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import { normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { containerNumberParts, normalizeContainerNumber } from '#domain/container-number.ts';
import { BillResult } from './bill-result.tsx';
import { ContainerResult } from './container-result.tsx';
import { WhereToFind } from './where-to-find.tsx';

interface TrackingResultProps {
  /** The text of the field as it was typed. */
  typed: string;
  onCorrect: (number: string) => void;
}

/** What the typed number tells by itself: a container, a bill of lading, or where to find either. */
export function TrackingResult({ typed, onCorrect }: TrackingResultProps) {
  const number = normalizeContainerNumber(typed);
  if (number === '') return <WhereToFind />;
  if (containerNumberParts(number)) return <ContainerResult number={number} onCorrect={onCorrect} />;
  if (normalizeBillOfLading(typed)) return <BillResult number={number} />;
  return (
    <Notice tone="info" title={<Trans>This is not a whole number yet.</Trans>}>
      <Trans>
        A container number has four letters and seven digits. A bill of lading number has 6 to 20 letters and digits.
      </Trans>
    </Notice>
  );
}
