import type { ReactNode } from 'react';

/** Words for a screen reader only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}

/** First stop of the keyboard on every page; drawn only while it has the focus. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="ui-skip ui-hidden" href={href}>
      {children}
    </a>
  );
}
