import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of the answer with its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="track-section">
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
