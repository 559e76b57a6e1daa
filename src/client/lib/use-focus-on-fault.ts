import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the first field that is wrong under the visitor's hands, when a check found something: a fault that goes while it
 * is mended must not move the focus to the next. `wrong` is the name of that field.
 */
export function useFocusOnFault(wrong: string | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current === undefined && wrong !== undefined) {
      const field = form.current?.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
    }
    before.current = wrong;
  }, [wrong]);
  return form;
}
