import { Trans } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import type { ContactForm } from './use-contact.ts';

/** What stands in the way of sending: marked fields, the network, or our server; and what becomes of what was typed. */
export function ContactObstacle({ form: { state, faults, online } }: { form: ContactForm }) {
  if (!online || state.kind === 'offline') {
    return (
      <Notice tone="warn" live="polite" title={<Trans>No connection</Trans>}>
        <Trans>
          You can go on writing: what you type stays on this device. The code and the sending need a connection; come
          back to this form when you have one, or call us.
        </Trans>
      </Notice>
    );
  }
  if (state.kind === 'unreachable') {
    return (
      <Notice tone="warn" live="assertive" title={<Trans>No answer came</Trans>}>
        <Trans>Send it again in a moment. Should it have arrived after all, it counts once.</Trans>
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
  return null;
}
