import './breadcrumbs.css';
import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click.ts';

interface Crumb {
  label: string;
  /** Leave out for the page itself, the last one. */
  href?: string | undefined;
}

interface BreadcrumbsProps {
  label: string;
  items: readonly Crumb[];
  /** Takes plain clicks instead of a page load. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** The way from home to here. */
export function Breadcrumbs({ label, items, onNavigate }: BreadcrumbsProps) {
  const follow = (href: string) => (event: MouseEvent) => {
    if (!onNavigate || !isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <nav aria-label={label}>
      <ol className="ui-crumbs">
        {items.map((item) => (
          <li key={item.label}>
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.href} onClick={follow(item.href)}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
