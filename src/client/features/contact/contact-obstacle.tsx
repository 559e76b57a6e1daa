import { Trans } from '@lingui/react/macro';
import { SendObstacle } from '#client/offline/outbox/send-obstacle.tsx';
import { Words } from '#client/offline/words.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { ContactForm } from './use-contact.ts';

/** Notice of why a message cannot be sent: the server's words, else an obstacle that any form can have. */
export function ContactObstacle({ form: { state, faults, refused } }: { form: ContactForm }) {
  if (state.kind !== 'failed') {
    return <SendObstacle state={state} marked={Object.keys(faults).length > 0} refused={refused} mustBeKept={false} />;
  }
  const { words, requestId } = state;
  return (
    <Notice tone="bad" live="assertive" title={<Trans>It could not be sent</Trans>}>
      <Words of={words} /> {requestId ? <code>{requestId}</code> : null}
    </Notice>
  );
}
