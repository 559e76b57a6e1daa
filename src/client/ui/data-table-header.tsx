import type { MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { ariaSort, nextSort } from './data-table-sort.ts';
import type { Column, DataTableProps } from './data-table-types.ts';
import { isPlainClick } from './plain-click.ts';

const headerRole = { role: 'columnheader' };

interface HeaderCellProps<R> extends Pick<DataTableProps<R>, 'sort' | 'sortHref' | 'onSort'> {
  column: Column<R>;
}

/** One header; a link when the sort order has an address, else a button, else words. */
export function HeaderCell<R>({ column, sort, sortHref, onSort }: HeaderCellProps<R>) {
  const next = nextSort(sort, column.key);
  const sortable = column.sortable === true && (sortHref !== undefined || onSort !== undefined);
  const mark = (
    <svg className="ui-sort" viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
      <path className="ui-sort-up" d="M1.5 6 5 2.5 8.5 6" />
      <path className="ui-sort-down" d="M1.5 10 5 13.5 8.5 10" />
    </svg>
  );
  // In the line of the words, on the side that their column leaves free.
  const words = (
    <span className="ui-th-words">
      {column.align === 'end' ? mark : null}
      {column.label}
      {column.align === 'end' ? null : mark}
    </span>
  );
  function press(event: MouseEvent) {
    if (!onSort || !isPlainClick(event)) return;
    event.preventDefault();
    onSort(next);
  }
  return (
    <th
      {...headerRole}
      scope="col"
      className={classNames(
        'ui-th',
        column.width && `ui-col-${column.width}`,
        column.align === 'end' && 'ui-end',
        !sortable && 'ui-th-plain',
      )}
      aria-sort={sortable ? ariaSort(sort, column.key) : undefined}
    >
      {sortable && sortHref ? (
        <a className="ui-th-sort" href={sortHref(next)} rel="nofollow" onClick={press}>
          {words}
        </a>
      ) : sortable ? (
        <button type="button" className="ui-th-sort" onClick={press}>
          {words}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}
