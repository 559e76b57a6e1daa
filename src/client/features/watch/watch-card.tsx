import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { WatchEdit } from '#client/offline/watch/watched.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { WarningIcon } from '#client/ui/icons/status-icons.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { WatchedShipment, WatchItem } from '#contract/watch-list.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { readEditDraft } from './edit-draft.ts';
import { isKept } from './is-kept.ts';
import { WatchEditor } from './watch-editor.tsx';
import { Where } from './where.tsx';

interface WatchCardProps {
  item: WatchItem;
  /** The list had no room for it: it is on this device alone. */
  noRoom: boolean;
  answer: WatchedShipment | null;
  /** True while the carriers are being asked. */
  asking: boolean;
  /** Resolves once it is written down on this device; rejects where that refuses. */
  onEdit: (edit: WatchEdit) => Promise<void>;
}

/** One watched shipment: its name, where it is, the own note. */
export function WatchCard({ item, noRoom, answer, asking, onEdit }: WatchCardProps) {
  const { t } = useLingui();
  // The form opens again with what was being typed when the session expired or the page went away.
  const [editing, setEditing] = useState(() => readEditDraft(item) !== null);
  const { number, label, note } = item;
  const shown = formatContainerNumber(number);
  const name = label === '' ? number : label;
  const stop = async () => {
    const back = { label, note, etaHours: item.etaHours, milestones: item.milestones, removed: false };
    const action = { label: t`Undo`, run: () => void isKept(onEdit(back)) };
    const text = t`${name} is not watched any more.`;
    if (await isKept(onEdit({ removed: true }))) toasts.show({ tone: 'info', text, action });
  };
  return (
    <Card
      title={
        <Link to="/logisticstools/tracking" search={{ no: number }}>
          {label === '' ? <span className="ui-code">{shown}</span> : label}
        </Link>
      }
      headingLevel={2}
      meta={label === '' ? undefined : <span className="ui-code">{shown}</span>}
      footer={
        <div className="ui-row">
          <Button
            size="small"
            variant="secondary"
            aria-label={t`Name and note of ${name}`}
            onClick={() => setEditing(true)}
          >
            <Trans>Name and note</Trans>
          </Button>
          <Button size="small" variant="quiet" aria-label={t`Stop watching ${name}`} onClick={() => void stop()}>
            <Trans>Stop watching</Trans>
          </Button>
        </div>
      }
    >
      {noRoom ? (
        <p>
          <Badge tone="signal" icon={<WarningIcon size={18} />}>
            <Trans>The list is full: only on this device</Trans>
          </Badge>
        </p>
      ) : (
        <Where answer={answer} asking={asking} />
      )}
      {note === '' ? null : <p className="watch-note">{note}</p>}
      <WatchEditor item={item} open={editing} onClose={() => setEditing(false)} onEdit={onEdit} />
    </Card>
  );
}
