import { Trans } from '@lingui/react/macro';
import type { UnreadableRow } from '#client/offline/outbox/read-entries.ts';
import { useRemove } from '#client/offline/outbox/use-remove.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Messages that another version of the site has left here, or a damaged store: what they say, and the way to remove them. */
export function UnreadableEntries({ rows }: { rows: readonly UnreadableRow[] }) {
  const remove = useRemove();
  return rows.map(({ id, text }) => (
    <Notice
      key={id}
      tone="warn"
      title={<Trans>A saved message cannot be read any more and is not sent</Trans>}
      actions={
        <Button variant="secondary" onClick={() => void remove(id)}>
          <Trans>Delete</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It is damaged or comes from an older version of this site. Please write it again.</Trans>
      </p>
      {text === '' ? null : <p className="waiting-words">{text}</p>}
    </Notice>
  ));
}
