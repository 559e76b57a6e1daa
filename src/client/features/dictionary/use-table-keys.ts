import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const FIELD = 'input[type="search"]';
const ROW = '.ui-row-link';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * The keys of a table: `/` to the field from anywhere on the page, arrows between field and rows, Escape back. Movement
 * among the rows is the table's own.
 * @param leave what Escape does in the field (`true`) or in the rows
 */
export function useTableKeys(root: RefObject<HTMLElement | null>, leave: (inField: boolean) => void) {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const field = root.current?.querySelector<HTMLInputElement>(FIELD);
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [root]);

  return (event: KeyboardEvent<HTMLElement>) => {
    // While an input method composes, the keys belong to its list of candidates.
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLElement)) return;
    const field = root.current?.querySelector<HTMLInputElement>(FIELD);
    const first = root.current?.querySelector<HTMLElement>(ROW);
    const inField = event.target === field;
    if (event.key === 'ArrowDown' && inField && first) {
      event.preventDefault();
      first.focus();
    } else if (event.key === 'ArrowUp' && event.target === first) {
      event.preventDefault();
      event.stopPropagation();
      field?.focus();
    } else if (event.key === 'Escape' && (inField || event.target.closest('.ui-table'))) {
      event.preventDefault();
      leave(inField);
    }
  };
}
