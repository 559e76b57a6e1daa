import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

/** How the browser itself sets the text of a field: React notes what is set on the element, to tell typing from its own. */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * For a field of a served page: what was typed before its code was there stands in the field and nowhere else, and would be
 * gone with the next drawing. It is told as if it were typed at the moment at which the field comes to life.
 * @param outer the ref of whoever uses the field, beside the one that is returned for it
 */
export function useEarlyTyping<Field extends HTMLInputElement | HTMLTextAreaElement>(
  outer?: Ref<Field | null>,
): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  useImperativeHandle<Field | null, Field | null>(outer, () => ref.current);
  useEffect(() => {
    const field = ref.current;
    if (field === null || field.value === field.defaultValue) return;
    const typed = field.value;
    field.value = field.defaultValue;
    setUnnoticed(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return ref;
}
