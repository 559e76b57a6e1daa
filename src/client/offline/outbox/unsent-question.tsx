import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { isUnsent } from './entry.ts';
import type { PutBack } from './outbox.ts';
import { useEntries, useOutbox } from './use-entries.ts';

/**
 * For the question before logging out: what on this device still waits to be sent, and whether to send, keep or delete
 * it; what was deleted can be put back until the answer. Draws nothing when nothing waits.
 */
export function UnsentQuestion() {
  const view = useEntries();
  const outbox = useOutbox();
  const [dropped, setDropped] = useState<readonly PutBack[]>([]);
  const waiting = view.kind === 'ready' ? view.entries.filter(isUnsent) : [];
  const undo = async () => {
    for (const putBack of dropped) await putBack();
    setDropped([]);
  };
  if (waiting.length === 0) return dropped.length === 0 ? null : <DeletedNotice onUndo={undo} />;
  const send = async () => {
    const own = await outbox();
    for (const { id, state } of waiting) if (state === 'verified') await own.retry(id);
  };
  const drop = async () => {
    const own = await outbox();
    for (const { id } of waiting) {
      const putBack = await own.remove(id);
      if (putBack !== null) setDropped((before) => [...before, putBack]);
    }
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
