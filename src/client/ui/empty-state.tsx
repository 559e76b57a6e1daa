import './empty-state.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** One of the drawings, or nothing. */
  drawing?: ReactNode;
  /** Heading that says what happened. */
  title: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Explanation of what it means and what happens next. */
  children?: ReactNode;
  /** Actions offered to the visitor. */
  actions?: ReactNode;
}

/** Nothing found, nothing here, nothing stored, no such page: a designed answer and a way on. */
export function EmptyState({ drawing, title, headingLevel = 2, children, actions }: EmptyStateProps) {
  const Heading: 'h1' | 'h2' | 'h3' = `h${headingLevel}`;
  return (
    <div className="ui-empty ui-corrugated">
      {drawing ? <div className="ui-empty-drawing">{drawing}</div> : null}
      <Heading className="ui-empty-title">{title}</Heading>
      {children ? <div className="ui-empty-words">{children}</div> : null}
      {actions ? <div className="ui-row">{actions}</div> : null}
    </div>
  );
}
