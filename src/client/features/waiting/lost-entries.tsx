import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import type { Mark } from '#client/offline/outbox/marker.ts';
import { useUnsent } from '#client/offline/outbox/unsent.ts';
import { useOutbox } from '#client/offline/outbox/use-entries.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** R12: messages that the browser deleted before they were sent; said until the visitor has seen it. */
export function LostEntries() {
  const formats = useFormats();
  const outbox = useOutbox();
  const { lost } = useUnsent();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    if (lost === 0) setMarks([]);
    else void outbox().then(async (own) => setMarks(await own.lost()));
  }, [lost, outbox]);
  if (marks.length === 0) return null;
  const forget = async () => (await outbox()).forgetLost();
  return (
    <Notice
      tone="bad"
      live="assertive"
      title={
        <Plural
          value={marks.length}
          one="A message was deleted before it was sent"
          other="# messages were deleted before they were sent"
        />
      }
      actions={
        <Button variant="secondary" onClick={() => void forget()}>
          <Trans>I have read this</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The browser has cleared this site’s storage, by itself or because somebody told it to. We did not receive
          these; please write them again.
        </Trans>
      </p>
      <ul>
        {marks.map(({ id, route, createdAt }) => (
          <li key={id}>
            {route === 'enquiry.add' ? <Trans>Rate enquiry</Trans> : <Trans>Message</Trans>}, {formats.time(createdAt)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
