import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOnline } from '#client/offline/connectivity.ts';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/hidden.tsx';
import { SavedIcon } from '#client/ui/icons/status-icons.tsx';

interface StockRowProps {
  name: string;
  /** Edition, size and age; or that it is not saved. */
  facts: ReactNode;
  saved: boolean;
  /** All of it is on the device: saving it again brings what is new. */
  complete?: boolean;
  /** It is being fetched now. */
  busy?: boolean;
  /** Nothing can be saved at this moment, since something else is. */
  blocked?: boolean;
  onSave?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** A thing that this device holds or could hold, and the two ways to change that. */
export function StockRow(props: StockRowProps) {
  const { name, facts, saved, complete = false, busy = false, blocked = false, onSave, onRemove } = props;
  const online = useOnline();
  return (
    <li className="device-row">
      <span className="device-row-mark">{saved ? <SavedIcon size={20} /> : null}</span>
      <div className="device-row-words">
        <strong>{name}</strong>
        <span className="ui-muted">{facts}</span>
      </div>
      <div className="device-row-actions">
        {onSave ? (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            disabled={!online || (blocked && !busy)}
            onClick={onSave}
          >
            {complete ? <Trans>Update</Trans> : <Trans>Save now</Trans>}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
        {saved && onRemove ? (
          <Button variant="quiet" size="small" disabled={blocked} onClick={onRemove}>
            <Trans>Remove</Trans>
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
