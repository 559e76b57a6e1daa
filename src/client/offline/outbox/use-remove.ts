import { useLingui } from '@lingui/react/macro';
import { useUndo } from '#client/i18n/use-undo.ts';
import { useOutbox } from './use-entries.ts';

/**
 * Removes something from the outbox, says so, in other words where there are better ones, and offers to put it back. The
 * offer outlives the place that it was removed in.
 */
export function useRemove(): (id: string, text?: string) => Promise<void> {
  const { t } = useLingui();
  const outbox = useOutbox();
  const undo = useUndo();
  return async (id, text = t`Deleted.`) => {
    const putBack = await (await outbox()).remove(id);
    if (putBack === null) return;
    // Where the store refuses it, the offer holds all that is left of it, and stands again.
    const offer = (): void => undo(text, () => void putBack().catch(offer));
    offer();
  };
}
