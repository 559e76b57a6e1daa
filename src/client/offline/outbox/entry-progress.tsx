import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { EntryCard, type MoreAction } from './entry-card.tsx';
import { EntryState } from './entry-state.tsx';
import type { Submitted } from './outbox.ts';
import { useEntries } from './use-entries.ts';
import { useRemoval } from './use-removal.ts';

interface EntryProgressProps {
  submitted: Submitted;
  /** It was put back into its form, or deleted for good. */
  onGone(): void;
  /** A further action beside those of the entry. */
  more: MoreAction;
}

/** In the place of a form that was submitted: how far what it held has come, and everything that can be done about it. */
export function EntryProgress({ submitted, onGone, more }: EntryProgressProps) {
  const view = useEntries();
  const { id } = submitted.entry;
  const box = useRef<HTMLDivElement>(null);
  const entry = view.kind === 'ready' ? view.entries.find((one) => one.id === id) : undefined;
  const isThere = entry !== undefined || !submitted.stored;
  const removal = useRemoval(id, entry !== undefined);
  const isGone = !isThere && view.kind === 'ready' && removal.state === 'none';
  const tell = useRef(onGone);
  useEffect(() => {
    tell.current = onGone;
  });
  useEffect(() => {
    if (isGone) tell.current();
  }, [isGone]);
  const isDeleted = !isThere && removal.state === 'removed';
  // The form or the button that had the focus is gone.
  useEffect(() => {
    if (isThere || isDeleted) box.current?.focus();
  }, [isThere, isDeleted]);
  return (
    <div ref={box} tabIndex={-1} className="outbox-progress">
      {entry ? <EntryCard entry={entry} more={more} onRemove={removal.remove} /> : null}
      {isDeleted ? (
        <DeletedNotice onUndo={removal.undo}>
          <Button variant="quiet" onClick={onGone}>
            <Trans>Fill in a new one</Trans>
          </Button>
        </DeletedNotice>
      ) : null}
      {submitted.stored ? null : (
        <EntryState
          entry={submitted.entry}
          actions={
            <Button variant="secondary" onClick={more.onPress}>
              {more.label}
            </Button>
          }
        />
      )}
    </div>
  );
}
