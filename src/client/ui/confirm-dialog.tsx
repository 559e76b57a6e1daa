import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** Consequences of a yes, and any loss it brings. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: string;
  /** True while the confirmed action runs: it can no longer be cancelled. */
  busy?: boolean;
  onConfirm(): void;
  /** However it was closed without a yes. */
  onCancel(): void;
}

/** Asks before something that cannot be taken back; closing it in any way is a no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, busy = false, onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      onClose={busy ? () => undefined : onCancel}
      title={title}
      closeLabel={cancelLabel}
      footer={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
