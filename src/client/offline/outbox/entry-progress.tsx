import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { EntryCard, type MoreAction } from './entry-card.tsx';
import { EntryState } from './entry-state.tsx';
import type { Submitted } from './outbox.ts';
import { useEntries } from './use-entries.ts';

interface EntryProgressProps {
  submitted: Submitted;
  /** It was deleted, or put back into its form. */
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
  const isGone = submitted.stored && view.kind === 'ready' && entry === undefined;
  const tell = useRef(onGone);
  useEffect(() => {
    tell.current = onGone;
  });
  useEffect(() => {
    if (isGone) tell.current();
  }, [isGone]);
  const isThere = entry !== undefined || !submitted.stored;
  // The form that had the focus is gone.
  useEffect(() => {
    if (isThere) box.current?.focus();
  }, [isThere]);
  return (
    <div ref={box} tabIndex={-1} className="outbox-progress">
      {entry ? <EntryCard entry={entry} more={more} /> : null}
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
