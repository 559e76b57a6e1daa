import './section-heading.css';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: ReactNode;
  /** 1 for the page's own title. */
  level?: 1 | 2 | 3 | undefined;
  id?: string | undefined;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
}

/** Title of a page or section, its lead and one way on. */
export function SectionHeading({ title, level = 2, id, lead, action }: SectionHeadingProps) {
  const Heading: 'h1' | 'h2' | 'h3' = `h${level}`;
  return (
    <div className="ui-heading">
      <div className="ui-heading-words">
        <Heading id={id}>{title}</Heading>
        {lead ? <p className="ui-heading-lead">{lead}</p> : null}
      </div>
      {action}
    </div>
  );
}
