import { useLingui } from '@lingui/react/macro';
import { toasts } from '#client/ui/toasts.ts';

/** What is emptied at one tap can be had back: a long sentence is read in so many milliseconds, and the slip is noticed. */
const UNDO_MS = 10_000;

/** Says what was cleared, and offers to put it back. */
export function useUndo(): (text: string, putBack: () => void) => void {
  const { t } = useLingui();
  return (text, putBack) =>
    void toasts.show({ tone: 'info', text, action: { label: t`Undo`, run: putBack }, duration: UNDO_MS });
}
