import { Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { checkContainerNumber } from '#domain/container-number.ts';
import type { AskedNumber } from '../asked.ts';
import { MisreadBox } from '../misread-box.tsx';

interface CheckDigitWarningProps {
  asked: AskedNumber;
  onCorrect: (number: string) => void;
}

/** TRACK-01: a wrong check digit is said and forbids nothing: old boxes and shipper's own boxes break the rule. */
export function CheckDigitWarning({ asked: { number, businessType }, onCorrect }: CheckDigitWarningProps) {
  const check = checkContainerNumber(number);
  if (businessType === 1) return <MisreadBox number={number} onCorrect={onCorrect} />;
  if (check.kind !== 'wrong-check-digit') return null;
  const corrected = number.slice(0, 10) + check.expected;
  return (
    <Notice
      tone="warn"
      title={<Trans>The check digit of {number} is wrong: was one character misread?</Trans>}
      actions={
        <Button variant="secondary" onClick={() => onCorrect(corrected)}>
          <Trans>Use {corrected}</Trans>
        </Button>
      }
    />
  );
}
