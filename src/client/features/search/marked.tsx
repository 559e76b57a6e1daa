import type { ReactNode } from 'react';
import type { MarkedText } from '#contract/search.ts';
import '#client/ui/mark.css';

/** A text with what was looked for marked in it; text nodes and `<mark>`, whatever the text holds. */
export function Marked({ text, marks }: MarkedText) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start < at || end <= start) continue;
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return <>{[...parts, text.slice(at)]}</>;
}
