import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** How the browser itself sets the text of a field: React notes what is set on the element, to tell typing from its own. */
function setUnnoticed(field: TextField, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** How what stands in a field is told as if it were entered now; null where that is what was drawn. */
function entryOf(field: TextField | HTMLSelectElement): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const chosen = field.value;
    const drawn = [...field.options].find((option) => option.defaultSelected);
    if (drawn === undefined || drawn.value === chosen) return null;
    return () => {
      field.value = chosen;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked, defaultChecked, type } = field;
    // Of radio buttons, the one that was chosen says that the other one was not.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const typed = field.value;
  if (typed === field.defaultValue) return null;
  return () => {
    field.value = field.defaultValue;
    setUnnoticed(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * For a field of a served page: what was entered before its code was there stands in the field and nowhere else, and would
 * be gone with the next drawing. It is told as if it were entered at the moment at which the field comes to life.
 * @param outer the ref of whoever uses the field, beside the one that is returned for it
 */
export function useEarlyTyping<Field extends TextField | HTMLSelectElement>(
  outer?: Ref<Field | null>,
): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  useImperativeHandle<Field | null, Field | null>(outer, () => ref.current);
  useEffect(() => {
    // Read before any field is told and the form drawn anew; told one by one, each to the form as the one before left it.
    const enter = ref.current && entryOf(ref.current);
    if (enter) queueMicrotask(enter);
  }, []);
  return ref;
}
