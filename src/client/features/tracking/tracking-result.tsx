import { Trans } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import { containerNumberParts, misreadContainerNumber, normalizeContainerNumber } from '#domain/container-number.ts';
import { readAsked } from './asked.ts';
import { BillResult } from './bill-result.tsx';
import { ContainerResult } from './container-result.tsx';
import { MisreadBox } from './misread-box.tsx';
import { SeveralNumbers } from './several-numbers.tsx';
import type { TypeText } from './tracking-search.ts';
import { WhereToFind } from './where-to-find.tsx';

interface TrackingResultProps {
  /** The text of the field as it was typed. */
  typed: string;
  type: TypeText | undefined;
  onCorrect: (number: string) => void;
}

/** Facts that the typed text reveals: a container, a bill of lading, several of them, or where to find either. */
export function TrackingResult({ typed, type, onCorrect }: TrackingResultProps) {
  const whole = normalizeContainerNumber(typed);
  if (whole === '') return <WhereToFind />;
  const { numbers, leftOut, notBoxes } = readAsked(typed, type);
  if (numbers.length + notBoxes.length > 1) return <SeveralNumbers numbers={numbers} leftOut={leftOut} />;
  const [bill] = numbers;
  const number = bill?.number ?? whole;
  if (type !== '1' && misreadContainerNumber(number) !== null)
    return <MisreadBox number={number} onCorrect={onCorrect} />;
  const isBox = containerNumberParts(number) !== null;
  if (type === '2' && !isBox && notBoxes.length > 0) {
    return (
      <Notice tone="warn" title={<Trans>{number} is not a container number.</Trans>}>
        <Trans>
          A container number has four letters, the last of them U, J or Z, and seven digits. If it is a bill of lading
          number, choose that above.
        </Trans>
      </Notice>
    );
  }
  if (isBox && type !== '1') return <ContainerResult number={number} onCorrect={onCorrect} />;
  if (bill !== undefined) return <BillResult number={bill.number} />;
  return (
    <Notice tone="info" title={<Trans>This number is not complete yet.</Trans>}>
      <Trans>
        A container number has four letters and seven digits. A bill of lading number has 6 to 20 letters and digits.
      </Trans>
    </Notice>
  );
}
