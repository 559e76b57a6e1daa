import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { isUnsent } from './entry.ts';
import { useEntries, useOutbox } from './use-entries.ts';

/**
 * For the question before logging out: what on this device still waits to be sent, and whether to send, keep or delete
 * it. Draws nothing when nothing waits.
 */
export function UnsentQuestion() {
  const view = useEntries();
  const outbox = useOutbox();
  const waiting = view.kind === 'ready' ? view.entries.filter(isUnsent) : [];
  if (waiting.length === 0) return null;
  const send = async () => {
    const own = await outbox();
    for (const { id, state } of waiting) if (state === 'verified') await own.retry(id);
  };
  const drop = async () => {
    const own = await outbox();
    for (const { id } of waiting) await own.remove(id);
  };
  return (
    <Notice
      tone="warn"
      live="polite"
      title={
        <Plural
          value={waiting.length}
          one="One message on this device is not sent yet"
          other="# messages on this device are not sent yet"
        />
      }
      actions={
        <>
          <Button variant="secondary" onClick={() => void send()}>
            <Trans>Send now</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void drop()}>
            <Trans>Delete from this device</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        With name and telephone number. If you do nothing, it stays and is sent when it can be; whoever uses this device
        next could read it.
      </Trans>
    </Notice>
  );
}
