import { useLingui } from '@lingui/react/macro';
import { toasts } from '#client/ui/toasts.ts';

/** Duration of the offer to undo, in milliseconds: enough to read a long sentence and to notice the slip. */
const UNDO_MS = 10_000;

/** Says what was cleared, and offers to put it back. */
export function useUndo(): (text: string, putBack: () => void) => void {
  const { t } = useLingui();
  return (text, putBack) =>
    void toasts.show({ tone: 'info', text, action: { label: t`Undo`, run: putBack }, duration: UNDO_MS });
}
