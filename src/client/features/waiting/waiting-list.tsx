import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { isUnsent } from '#client/offline/outbox/entry.ts';
import { EntryCard, EntryTitle } from '#client/offline/outbox/entry-card.tsx';
import { type OutboxView, useEntries } from '#client/offline/outbox/use-entries.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { LostEntries } from './lost-entries.tsx';
import { UnreadableEntries } from './unreadable-entries.tsx';

function Empty() {
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={<Trans>Nothing waiting to be sent</Trans>}
      actions={
        <>
          <Link to="/aboutus/contactus" search={{ write: 'us' }} className={buttonClass({ variant: 'primary' })}>
            <Trans>Write to us</Trans>
          </Link>
          <Link to="/home" hash="enquiry" className={buttonClass({ variant: 'secondary' })}>
            <Trans>Get a quote</Trans>
          </Link>
        </>
      }
    >
      <Trans>Without a connection you can write all the same: it is kept here until it can be sent.</Trans>
    </EmptyState>
  );
}

function List({ view }: { view: OutboxView }) {
  if (view.kind === 'reading') return null;
  if (view.kind === 'refused') {
    return (
      <Notice tone="warn" title={<Trans>This device keeps nothing</Trans>}>
        <Trans>
          Your browser does not let this site store anything, as in a private window. Messages are sent at once or not
          at all.
        </Trans>
      </Notice>
    );
  }
  if (view.entries.length === 0) return view.unreadable.length === 0 ? <Empty /> : null;
  // Entries that still need something come before those that have arrived.
  const ordered = [...view.entries].sort((one, other) => Number(isUnsent(other)) - Number(isUnsent(one)));
  return (
    <ul className="waiting-list">
      {ordered.map((entry) => (
        <li key={entry.id} className="waiting-entry">
          <EntryCard
            entry={entry}
            head={
              <h2 className="waiting-title">
                <EntryTitle entry={entry} />
              </h2>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Moves the focus to the list when an entry is removed, since the button that removed it had the focus. */
function useFocusAfterRemoval(view: OutboxView): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const count = view.kind === 'ready' ? view.entries.length : 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  return list;
}

/** Everything on this device that is to be sent, that has arrived, or that the browser has deleted before. */
export function WaitingList() {
  const view = useEntries();
  const list = useFocusAfterRemoval(view);
  return (
    <div ref={list} tabIndex={-1} className="ui-stack">
      <LostEntries />
      {view.kind === 'ready' ? <UnreadableEntries rows={view.unreadable} /> : null}
      <List view={view} />
    </div>
  );
}
