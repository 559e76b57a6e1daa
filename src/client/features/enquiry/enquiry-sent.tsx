import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { EnquiryReceipt } from '#contract/enquiry.ts';

interface EnquirySentProps {
  receipt: EnquiryReceipt;
  onAgain: () => void;
}

/** What happened, what happens next, what the visitor can do. */
export function EnquirySent({ receipt: { receipt, receivedAt }, onAgain }: EnquirySentProps) {
  const time = useFormats().time(Date.parse(receivedAt));
  const number = <b className="ui-code">{receipt}</b>;
  return (
    <Notice
      tone="ok"
      live="polite"
      title={<Trans>Your enquiry has arrived</Trans>}
      actions={
        <Button variant="secondary" onClick={onAgain}>
          <Trans>Ask for another rate</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Its number is {number}, received {time}.
        </Trans>
      </p>
      <p>
        <Trans>A colleague who works this lane answers by phone or e-mail. Name the number when you call us.</Trans>
      </p>
    </Notice>
  );
}
