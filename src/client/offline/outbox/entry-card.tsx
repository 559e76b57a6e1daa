import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useNow } from '../use-now.ts';
import { type Entry, isChangeable, needsCode } from './entry.ts';
import { EntryState } from './entry-state.tsx';
import { entriesInView } from './in-view.ts';
import { useOutbox } from './use-entries.ts';
import { useRemove } from './use-remove.ts';
import { useReopen } from './use-reopen.ts';
import { VerifyEntry } from './verify-entry.tsx';
import './outbox.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An entry's title in one line: ports and goods, or the message; general words once its body is dropped. */
export function EntryTitle({ entry: { route, body } }: { entry: Entry }) {
  const { fromMessage, polCode, podCode, goods } = Object(body) as Partial<Record<string, unknown>>;
  if (body === null) {
    return route === 'enquiry.add' ? <Trans>Your rate enquiry</Trans> : <Trans>Your message</Trans>;
  }
  if (route === 'enquiry.add') {
    return (
      <>
        <span className="ui-code">
          {textOf(polCode)} → {textOf(podCode)}
        </span>{' '}
        {textOf(goods)}
      </>
    );
  }
  return <q>{textOf(fromMessage)}</q>;
}

function Occupied({ reopening }: { reopening: ReturnType<typeof useReopen> }) {
  return (
    <Notice
      tone="warn"
      live="assertive"
      title={<Trans>You have begun something else in that form</Trans>}
      actions={
        <>
          <Button variant="secondary" onClick={() => void reopening.reopen()}>
            <Trans>Replace it with this one</Trans>
          </Button>
          <Button variant="quiet" onClick={reopening.keep}>
            <Trans>Leave it</Trans>
          </Button>
        </>
      }
    >
      <Trans>Send or clear that first, or let it go.</Trans>
    </Notice>
  );
}

type ActionsProps = Pick<EntryCardProps, 'entry' | 'more' | 'onRemove'> & { onEdit: () => void };

function Actions({ entry, more, onEdit, onRemove }: ActionsProps) {
  const { t } = useLingui();
  const outbox = useOutbox();
  const removeHere = useRemove();
  const { id, state } = entry;
  const remove = async () =>
    onRemove === undefined
      ? removeHere(id, state === 'delivered' ? t`Removed from this list.` : undefined)
      : onRemove();
  const retry = async () => (await outbox()).retry(id);
  return (
    <div className="ui-row">
      {state === 'verified' ? (
        <Button variant="secondary" onClick={() => void retry()}>
          <Trans>Try now</Trans>
        </Button>
      ) : null}
      {isChangeable(entry) ? (
        <Button variant="secondary" onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
      ) : null}
      {state === 'delivered' && more ? null : (
        <Button variant="quiet" onClick={() => void remove()}>
          {state === 'delivered' ? <Trans>Remove from this list</Trans> : <Trans>Delete</Trans>}
        </Button>
      )}
      {more ? (
        <Button variant="secondary" onClick={more.onPress}>
          {more.label}
        </Button>
      ) : null}
    </div>
  );
}

/** A step that is done takes its button away, and the focus with it: then the card has it, where the outcome stands. */
function useFocusAfterStep(state: Entry['state']): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) {
      card.current?.focus({ preventScroll: true });
    }
    before.current = state;
  }, [state]);
  return card;
}

/** A further button. */
export interface MoreAction {
  label: string;
  onPress(): void;
}

interface EntryCardProps {
  entry: Entry;
  /** Its title, where the card stands in a list. */
  head?: ReactNode;
  /** A further action of the place where the card stands, in the words of that place. */
  more?: MoreAction | undefined;
  /** Removes it in a way of the place where the card stands. */
  onRemove?: (() => Promise<void>) | undefined;
}

/** Something that is to be sent: how far it has come, and everything that can be done about it. */
export function EntryCard({ entry, head, more, onRemove }: EntryCardProps) {
  const formats = useFormats();
  const now = useNow();
  const reopening = useReopen(entry);
  const card = useFocusAfterStep(entry.state);
  useEffect(() => entriesInView.show(entry.id), [entry.id]);
  const age = now === null ? '' : formats.age(entry.createdAt, now);
  return (
    <div ref={card} tabIndex={-1} className="outbox-entry">
      {head}
      <EntryState entry={entry} />
      {needsCode(entry) ? <VerifyEntry entry={entry} /> : null}
      {entry.state === 'delivered' ? null : (
        <p className="ui-muted">
          <Trans>Written {age}</Trans>
        </p>
      )}
      {reopening.occupied && isChangeable(entry) ? <Occupied reopening={reopening} /> : null}
      <Actions entry={entry} more={more} onEdit={() => void reopening.ask()} onRemove={onRemove} />
    </div>
  );
}
