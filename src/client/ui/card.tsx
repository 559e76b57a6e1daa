import './card.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CardProps {
  /** A drawing or picture that fills the top edge. */
  media?: ReactNode;
  /** One quiet line above the title: a date, a kind. */
  meta?: ReactNode;
  /** For a card that is a link, put the link here with the class `ui-card-link`: it stretches over the card. */
  title?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  children?: ReactNode;
  footer?: ReactNode;
  className?: string | undefined;
}

/** A bordered surface with one subject. */
export function Card({ media, meta, title, headingLevel = 3, children, footer, className }: CardProps) {
  const Heading: 'h2' | 'h3' | 'h4' = `h${headingLevel}`;
  return (
    <article className={classNames('ui-card', className)}>
      {media ? <div className="ui-card-media">{media}</div> : null}
      <div className="ui-card-body">
        {meta ? <div className="ui-card-meta">{meta}</div> : null}
        {title ? <Heading className="ui-card-title">{title}</Heading> : null}
        {children}
        {footer ? <div className="ui-card-foot">{footer}</div> : null}
      </div>
    </article>
  );
}
