import { Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { misreadContainerNumber } from '#domain/container-number.ts';

interface MisreadBoxProps {
  number: string;
  /** Takes the number that was probably meant. */
  onCorrect: (number: string) => void;
}

/** Offers the container number that comes of reading O as 0 and I as 1, where its check digit is right; else nothing. */
export function MisreadBox({ number, onCorrect }: MisreadBoxProps) {
  const corrected = misreadContainerNumber(number);
  if (corrected === null) return null;
  return (
    <Notice
      tone="warn"
      title={<Trans>Is it container {corrected}? Its check digit is right.</Trans>}
      actions={
        <Button variant="secondary" onClick={() => onCorrect(corrected)}>
          <Trans>Use {corrected}</Trans>
        </Button>
      }
    >
      <Trans>Letters and digits are easily mistaken for one another: O and 0, I and 1.</Trans>
    </Notice>
  );
}
