import { type Dispatch, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FormRow, LoadAction } from './load-form-state.ts';

/** Actions that add or remove rows; the button that did it is out of the way then, or gone. */
const CHANGES_ROWS: ReadonlySet<LoadAction['type']> = new Set(['add', 'remove', 'paste']);

/**
 * Brings the visitor to the rows that his press made: into a single new one, to the first of several, and where one was taken
 * away to the one in its place. `expect` says so of a change that is made elsewhere.
 */
export function useRowFocus(rows: readonly FormRow[], change: Dispatch<LoadAction>) {
  const list: RefObject<HTMLUListElement | null> = useRef(null);
  const before = useRef(rows);
  const expected = useRef(false);
  useEffect(() => {
    const was = before.current;
    before.current = rows;
    if (!expected.current || was === rows) return;
    expected.current = false;
    const isNew = ({ id }: FormRow) => was.every((row) => row.id !== id);
    const first = rows.findIndex(isNew);
    const removed = was.findIndex(({ id }) => rows.every((row) => row.id !== id));
    const row = list.current?.children[first >= 0 ? first : Math.min(removed, rows.length - 1)];
    const isSingle = rows.filter(isNew).length === 1;
    row?.querySelector<HTMLElement>(isSingle ? 'input' : 'fieldset')?.focus();
  }, [rows]);
  const expect = useCallback(() => {
    expected.current = true;
  }, []);
  const act = useCallback<Dispatch<LoadAction>>(
    (action) => {
      if (CHANGES_ROWS.has(action.type)) expect();
      change(action);
    },
    [change, expect],
  );
  return { list, act, expect };
}
