import './disclosure.css';
import type { ReactNode } from 'react';
import type { Attributes } from './attributes.ts';
import { classNames } from './class-names.ts';

type DisclosureProps = Omit<Attributes<'details'>, 'children'> & {
  summary: ReactNode;
  children: ReactNode;
};

/** Opens in place; the browser's own, so the page's search and a missing script find what is inside. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('ui-disclosure', className)}>
      <summary>
        <span>{summary}</span>
        <svg className="ui-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 9.5l6 6 6-6" />
        </svg>
      </summary>
      <div className="ui-disclosure-body">{children}</div>
    </details>
  );
}
