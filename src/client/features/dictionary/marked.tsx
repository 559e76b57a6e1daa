import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { MarkRange } from '#domain/search/highlight.ts';
import '#client/ui/mark.css';

type Marker = (text: string, query: string) => MarkRange[];

const Marks = createContext<((text: string) => MarkRange[]) | null>(null);

/**
 * Marks in all {@link Marked} texts below what the visitor looks for. What finds it comes when there is something to
 * find, with its table of traditional characters: the first paint does not wait for it.
 */
export function MarkProvider({ query, children }: { query: string; children: ReactNode }) {
  const [marker, setMarker] = useState<{ mark: Marker } | null>(null);
  const wanted = query !== '' && marker === null;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    import('#domain/search/highlight-query.ts').then(
      ({ highlight }) => {
        if (!gone) setMarker({ mark: highlight });
      },
      // Without it the hits are found all the same, only not marked.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  const mark = marker === null || query === '' ? null : (text: string) => marker.mark(text, query);
  return <Marks value={mark}>{children}</Marks>;
}

/** Finds what the visitor looks for in a text; null while nothing is looked for or the finder is on its way. */
export function useMark(): ((text: string) => MarkRange[]) | null {
  return useContext(Marks);
}

/** A text in which what the visitor looks for is marked. */
export function Marked({ text }: { text: string }) {
  const ranges = useMark()?.(text) ?? [];
  if (ranges.length === 0) return text;
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...parts, text.slice(at)];
}
