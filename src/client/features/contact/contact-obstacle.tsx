import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { OUTBOX_MAX } from '#client/offline/outbox/entry.ts';
import { Notice } from '#client/ui/notice.tsx';
import type { ContactForm } from './use-contact.ts';

/** What stands in the way of sending: marked fields, the network, or our server; and what becomes of what was typed. */
export function ContactObstacle({ form: { state, faults, online, refused } }: { form: ContactForm }) {
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
        <Trans>Your browser lets this site store nothing. Send the message while you are connected, or call us.</Trans>
      </Notice>
    );
  }
  if (state.kind === 'failed') {
    const { text, requestId } = state;
    return (
      <Notice tone="bad" live="assertive" title={<Trans>It could not be sent</Trans>}>
        {text === '' ? <Trans>Something went wrong. Nothing you typed is lost.</Trans> : text}{' '}
        {requestId ? <code>{requestId}</code> : null}
      </Notice>
    );
  }
  if (Object.keys(faults).length > 0) {
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
          Write and save your message all the same: it stays on this device. When you are connected again, we ask for
          the code and send it.
        </Trans>
      </Notice>
    );
  }
  return null;
}
