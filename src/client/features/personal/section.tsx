import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Disclosure } from '#client/ui/disclosure.tsx';

interface SectionProps {
  id: string;
  title: ReactNode;
  /** Present state of the section's subject. */
  standing: ReactNode;
  /** Consequences of a change. */
  next?: ReactNode;
  /** Label of the action, which opens the content. Without it the content is always open. */
  act?: ReactNode;
  children: ReactNode;
}

/** A part of a page: what is, what follows, what one can do. Opens by itself when the address leads to it. */
export function Section({ id, title, standing, next, act, children }: SectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === id && details.current) details.current.open = true;
  }, [hash, id]);
  return (
    <section id={id} className="personal-card ui-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        <p className="personal-standing">{standing}</p>
        {next ? <p className="ui-muted">{next}</p> : null}
      </div>
      {act ? (
        <Disclosure ref={details} summary={act}>
          {children}
        </Disclosure>
      ) : (
        children
      )}
    </section>
  );
}
