import './pagination.css';
import type { MouseEvent, ReactNode } from 'react';
import { PAGE_SIZES } from '#contract/page-limits.ts';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons/interface-icons.tsx';
import { pageCount, pageEntries } from './pagination-window.ts';
import { isPlainClick } from './plain-click.ts';
import { scrollToTop } from './scroll-to-top.ts';

interface PaginationLabels {
  /** Names the navigation, e.g. 'Pages'. */
  navigation: string;
  previous: string;
  next: string;
  /** Name of a numbered link, e.g. 'Page 3'. */
  page(page: number): string;
  /** The total in words, e.g. '1,634 entries'. */
  total: ReactNode;
  /** Before the page sizes, e.g. 'Per page'. */
  sizes: string;
}

interface PaginationProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  labels: PaginationLabels;
  hrefFor(page: number, size: number): string;
  /** Takes plain clicks instead of a page load; the window then travels to its top. */
  onPageChange?: ((page: number, size: number) => void) | undefined;
  sizes?: readonly number[] | undefined;
}

interface PageLinkProps {
  href: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
  current?: boolean | undefined;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/**
 * A link to a page; where there is none to go to, the same element without an address. It is no stop of the keyboard then,
 * but keeps the focus of whoever pressed it last.
 */
function PageLink({ href, label, className, current, onClick, children }: PageLinkProps) {
  const off = href === undefined;
  return (
    <a
      className={classNames('ui-page', off && 'ui-page-off', className, current && 'ui-page-current')}
      href={href}
      role={off ? 'link' : undefined}
      tabIndex={off ? -1 : undefined}
      aria-disabled={off ? true : undefined}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      onClick={off ? undefined : onClick}
    >
      {children}
    </a>
  );
}

type Go = (page: number, size: number) => (event: MouseEvent) => void;

interface PartProps extends Pick<PaginationProps, 'size' | 'labels' | 'hrefFor'> {
  go: Go;
}

function NumberedPages({ page, pages, size, labels, hrefFor, go }: PartProps & { page: number; pages: number }) {
  const hrefTo = (to: number) => (to < 1 || to > pages ? undefined : hrefFor(to, size));
  return (
    <ul className="ui-pages">
      <li>
        <PageLink className="ui-page-step" href={hrefTo(page - 1)} label={labels.previous} onClick={go(page - 1, size)}>
          <ChevronLeftIcon size={20} />
        </PageLink>
      </li>
      {pageEntries(page, pages).map((entry) => (
        <li
          key={entry.page}
          className={classNames(
            !entry.compact && 'ui-page-wide',
            entry.gapWide && 'ui-page-gap',
            entry.gapCompact && 'ui-page-gap-compact',
          )}
        >
          <PageLink
            href={hrefFor(entry.page, size)}
            label={labels.page(entry.page)}
            current={entry.page === page}
            onClick={go(entry.page, size)}
          >
            {entry.page}
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className="ui-page-step" href={hrefTo(page + 1)} label={labels.next} onClick={go(page + 1, size)}>
          <ChevronRightIcon size={20} />
        </PageLink>
      </li>
    </ul>
  );
}

function PageSizes({ sizes, size, labels, hrefFor, go }: PartProps & { sizes: readonly number[] }) {
  return (
    <div className="ui-page-sizes">
      <span className="ui-muted">{labels.sizes}</span>
      {sizes.map((choice) => (
        <PageLink
          key={choice}
          className="ui-page-size"
          href={hrefFor(1, choice)}
          current={choice === size}
          onClick={go(1, choice)}
        >
          {choice}
        </PageLink>
      ))}
    </div>
  );
}

/** FORM-05: seven numbered links, five below 750 px, and the choice of 10, 20, 30 or 50 entries; real links all. */
export function Pagination({ page, size, total, labels, hrefFor, onPageChange, sizes = PAGE_SIZES }: PaginationProps) {
  const pages = pageCount(total, size);
  const go: Go = (to, toSize) => (event) => {
    if (!onPageChange || !isPlainClick(event)) return;
    event.preventDefault();
    onPageChange(to, toSize);
    scrollToTop();
  };
  const parts = { size, labels, hrefFor, go };
  return (
    <nav className="ui-pagination" aria-label={labels.navigation}>
      <p className="ui-muted">{labels.total}</p>
      <NumberedPages {...parts} page={Math.min(Math.max(page, 1), pages)} pages={pages} />
      {total > Math.min(...sizes) ? <PageSizes {...parts} sizes={sizes} /> : null}
    </nav>
  );
}
