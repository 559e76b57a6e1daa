interface KeyLike {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

const TYPING = 'input, textarea, select, [contenteditable]';

/**
 * Whether a key asks for the search of the site: Ctrl-K or Command-K, or `/` outside of fields; never one that the page
 * has taken, and never while a dialog is open or an input method composes.
 */
export function isSearchKey(event: KeyLike): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('dialog')) return false;
  if (event.key === '/') return !event.ctrlKey && !event.metaKey && !target?.closest(TYPING);
  // On a Mac, Ctrl-K in a field deletes to the end of the line.
  return event.key.toLowerCase() === 'k' && (event.metaKey || (event.ctrlKey && !target?.closest('textarea')));
}
