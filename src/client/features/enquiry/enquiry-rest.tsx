import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useOnline } from '#client/offline/connectivity.ts';
import { ImageUpload } from '#client/offline/image-upload/image-upload.tsx';
import { OUTBOX_MAX } from '#client/offline/outbox/entry.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { CargoFields } from './cargo-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import type { EnquiryForm } from './use-enquiry.ts';

/** What stands in the way of sending: a field, the device, or the network. */
function Obstacle({ form: { state, problems, refused } }: { form: EnquiryForm }) {
  const online = useOnline();
  if (state.kind === 'full') {
    return (
      <Notice tone="bad" live="assertive" title={<Trans>Too many messages wait on this device</Trans>}>
        <Trans>
          There are {OUTBOX_MAX} of them. <Link to="/waiting">Send or delete some</Link>; this one stays in the form.
        </Trans>
      </Notice>
    );
  }
  if (refused || state.kind === 'not-stored') {
    return (
      <Notice tone="warn" live="polite" title={<Trans>This device does not keep what you type</Trans>}>
        <Trans>
          Your browser lets this site store nothing, and without that an enquiry cannot be sent. Please call us.
        </Trans>
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
  if (!online) {
    return (
      <Notice tone="warn" live="polite" title={<Trans>No connection</Trans>}>
        <Trans>
          Write and save your enquiry all the same: it stays on this device. When you are connected again, we ask for
          the code and send it.
        </Trans>
      </Notice>
    );
  }
  return null;
}

/** The form after its first line: cargo, contact details, and the sending. */
export function EnquiryRest({ form }: { form: EnquiryForm }) {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <>
      <CargoFields form={form} />
      <SenderFields form={form} />
      <ImageUpload
        label={t`Pictures of the cargo (optional)`}
        help={t`They are made smaller on this device and sent with the enquiry.`}
        pictures={form.photos.pictures}
        onChange={form.photos.change}
      />
      <Obstacle form={form} />
      <div className="ui-row">
        <Button type="submit" variant="primary" busy={form.state.kind === 'sending'}>
          {online ? <Trans>Send the enquiry</Trans> : <Trans>Save on this device</Trans>}
        </Button>
        <p className="ui-help enquiry-privacy">
          <Trans>
            Used to answer this enquiry only, as the{' '}
            <Link to="/explain" hash="privacy" target="_blank">
              privacy notice
            </Link>{' '}
            says. Until it is sent, what you type is kept on this device.
          </Trans>
        </p>
      </div>
    </>
  );
}
