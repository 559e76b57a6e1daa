import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '#client/offline/connectivity.ts';
import { writePolicyOf } from '#client/offline/policy.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CargoFields } from './cargo-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import type { EnquiryForm } from './use-enquiry.ts';

/** What stands in the way of sending: a field, the network, or our server. */
function Obstacle({ form: { state, problems } }: { form: EnquiryForm }) {
  const { i18n } = useLingui();
  const online = useOnline();
  const rule = writePolicyOf('enquiry.add');
  if (!online && 'say' in rule) {
    return (
      <Notice tone="warn" live="polite" title={<Trans>No connection</Trans>}>
        {i18n._(rule.say)}
      </Notice>
    );
  }
  if (state.kind === 'unreachable') {
    return (
      <Notice tone="warn" live="assertive" title={<Trans>No answer came</Trans>}>
        <Trans>
          What you typed stays on this device. Send it again in a moment: should it have arrived after all, it counts
          once.
        </Trans>
      </Notice>
    );
  }
  if (state.kind === 'failed') {
    const { message, requestId } = state;
    return (
      <Notice tone="bad" live="assertive" title={<Trans>It could not be sent</Trans>}>
        {message} {requestId ? <code>{requestId}</code> : null}
      </Notice>
    );
  }
  if (state.kind === 'refused' && Object.keys(problems).length > 0) {
    return (
      <Notice tone="bad" live="assertive" title={<Trans>Please look at the marked fields</Trans>}>
        <Trans>Nothing has been sent yet, and nothing you typed is lost.</Trans>
      </Notice>
    );
  }
  return null;
}

/** The form after its first line: cargo, contact details, and the sending. */
export function EnquiryRest({ form }: { form: EnquiryForm }) {
  return (
    <>
      <CargoFields form={form} />
      <SenderFields form={form} />
      <Obstacle form={form} />
      <div className="ui-row">
        <Button type="submit" variant="primary" busy={form.state.kind === 'sending'}>
          <Trans>Send the enquiry</Trans>
        </Button>
        <p className="ui-help enquiry-privacy">
          <Trans>Used to answer this enquiry only. Until it is sent, what you type is kept on this device.</Trans>
        </p>
      </div>
    </>
  );
}
