import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

interface DeletedNoticeProps {
  onUndo: () => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * Says in the place of what was deleted that it is gone, and offers to put it back. Within a dialog a message of the frame
 * would not do: nothing outside an open dialog can be pressed.
 */
export function DeletedNotice({ onUndo, children }: DeletedNoticeProps) {
  return (
    <Notice
      live="polite"
      title={<Trans>Deleted.</Trans>}
      actions={
        <>
          <Button variant="secondary" onClick={() => void onUndo()}>
            <Trans>Undo</Trans>
          </Button>
          {children}
        </>
      }
    />
  );
}
