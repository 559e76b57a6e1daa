import './description-list.css';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Description {
  key: string;
  term: ReactNode;
  value: ReactNode;
  /** Codes and figures in the monospace face. */
  mono?: boolean | undefined;
  /** Language of the value where it differs from the page. */
  lang?: string | undefined;
}

interface DescriptionListProps {
  items: readonly Description[];
  /** `rows` sets term and value side by side; `tiles` sets several facts in a row with large values. */
  layout?: 'rows' | 'tiles' | undefined;
}

/** Terms and their values. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  return (
    <dl className={`ui-facts ui-facts-${layout}`}>
      {items.map((item) => (
        <div key={item.key} className="ui-fact">
          <dt>{item.term}</dt>
          <dd lang={item.lang} className={classNames(item.mono && 'ui-code')}>
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
