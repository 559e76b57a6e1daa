import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useOnline } from '#client/offline/connectivity.ts';
import { ImageUpload } from '#client/offline/image-upload/image-upload.tsx';
import { EntryProgress } from '#client/offline/outbox/entry-progress.tsx';
import { KeptMeanwhile, SendObstacle } from '#client/offline/outbox/send-obstacle.tsx';
import { Button } from '#client/ui/button.tsx';
import { CargoFields } from './cargo-fields.tsx';
import { SenderFields } from './sender-fields.tsx';
import { type EnquiryForm, isOnItsWay } from './use-enquiry.ts';

// Fetched together, when the form is opened: what checks it, and what shows how far it has come.
export { checkDraft, contactOf, isRequest } from './check-draft.ts';
export { EntryProgress };

interface EnquiryRestProps {
  form: EnquiryForm;
  /** The visitor has just asked for it; else it stands there with what was left in it. */
  asked: boolean;
}

/** The form after its first line: cargo, contact details, and the sending. */
export function EnquiryRest({ form, asked }: EnquiryRestProps) {
  const { t } = useLingui();
  const online = useOnline();
  const first = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone; whoever has moved on since stays where he is.
  useEffect(() => {
    if (asked && document.activeElement === document.body) first.current?.focus();
  }, [asked]);
  return (
    <>
      <CargoFields form={form} first={first} />
      <SenderFields form={form} />
      <ImageUpload
        label={t`Pictures of the cargo (optional)`}
        help={t`They are made smaller on this device and sent with the enquiry.`}
        pictures={form.photos.pictures}
        offered={form.photos.read ? form.shared.files : undefined}
        onTaken={form.shared.take}
        onChange={form.photos.change}
        onWork={form.setPictureWork}
      />
      <SendObstacle
        state={form.state}
        marked={form.state.kind === 'refused' && Object.keys(form.problems).length > 0}
        refused={form.refused}
        mustBeKept
      />
      <div className="ui-row">
        <Button type="submit" variant="primary" busy={isOnItsWay(form.state)}>
          {online || form.refused ? <Trans>Send the enquiry</Trans> : <Trans>Save on this device</Trans>}
        </Button>
        <p className="ui-help enquiry-privacy">
          <Trans>
            Used to answer this enquiry only, as the{' '}
            <Link to="/explain" hash="privacy" target="_blank">
              privacy notice
            </Link>{' '}
            says.
          </Trans>
          {form.refused ? null : <KeptMeanwhile />}
        </p>
      </div>
    </>
  );
}
