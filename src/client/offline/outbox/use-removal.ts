import { useEffect, useRef, useState } from 'react';
import type { PutBack } from './outbox.ts';
import { useOutbox } from './use-entries.ts';

/** Progress of the removal of an entry by its own card, or of its undoing. */
type RemovalState = 'none' | 'removing' | 'removed' | 'undoing';

/** Removes one entry and puts it back, for a place that goes on showing it. `isThere`: it lies in the outbox. */
export function useRemoval(id: string, isThere: boolean) {
  const outbox = useOutbox();
  const [state, setState] = useState<RemovalState>('none');
  const putBack = useRef<PutBack>(null);
  useEffect(() => {
    if (isThere && state === 'undoing') setState('none');
  }, [isThere, state]);
  /** Goes from one state to another by some work, or back where the store refuses that. */
  async function go(from: RemovalState, over: RemovalState, work: () => Promise<RemovalState>): Promise<void> {
    setState(over);
    try {
      setState(await work());
    } catch (error) {
      setState(from);
      throw error;
    }
  }
  return {
    state,
    remove: () =>
      go('none', 'removing', async () => {
        putBack.current = await (await outbox()).remove(id);
        return putBack.current === null ? 'none' : 'removed';
      }),
    undo: () =>
      go('removed', 'undoing', async () => {
        await putBack.current?.();
        return 'undoing';
      }),
  };
}
