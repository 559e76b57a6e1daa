import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import type { Column } from './data-table-types.ts';
import { isPlainClick } from './plain-click.ts';

const rowRole = { role: 'row' };
const cellRole = { role: 'cell' };

interface RowProps<R> {
  columns: ReadonlyArray<Column<R>>;
  row: R;
  href: string | undefined;
  onOpen: ((row: R) => void) | undefined;
  /** Undefined when rows of this table do not open in place. */
  open: boolean | undefined;
  detail: ((row: R) => ReactNode) | undefined;
}

function cellClass<R>(column: Column<R>): string {
  return classNames(
    'ui-td',
    `ui-td-${column.phone ?? 'field'}`,
    column.mono && 'ui-code',
    column.align === 'end' && 'ui-end',
  );
}

/** A click beside a link counts for the row, unless the visitor is marking text or meant something else in the row. */
function isRowClick(event: MouseEvent): boolean {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return false;
  if (event.target.closest('a, button, input, select, label, summary, [role="menu"]')) return false;
  return String(window.getSelection() ?? '') === '';
}

/** One row and, when it stands open, the row below it with its detail. */
export function Row<R>({ columns, row, href, onOpen, open, detail }: RowProps<R>) {
  const detailId = useId();
  const canOpen = href !== undefined || onOpen !== undefined;

  function followLink(event: MouseEvent) {
    if (!onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(row);
  }
  function followRow(event: MouseEvent<HTMLTableRowElement>) {
    if (!canOpen || !isRowClick(event)) return;
    event.currentTarget.querySelector<HTMLElement>('.ui-row-link')?.click();
  }
  function lead(column: Column<R>) {
    const state = { 'aria-expanded': open, 'aria-controls': open ? detailId : undefined };
    if (href !== undefined) {
      return (
        <a className="ui-row-link" href={href} onClick={followLink} {...state}>
          {column.cell(row)}
        </a>
      );
    }
    return (
      <button type="button" className="ui-row-link" onClick={followLink} {...state}>
        {column.cell(row)}
      </button>
    );
  }
  return (
    <>
      {/* The row's link is what keyboard and screen reader use; the row's own click is a wider target for the mouse. */}
      <tr
        {...rowRole}
        className={classNames('ui-tr', canOpen && 'ui-tr-link', open && 'ui-tr-open')}
        onClick={followRow}
      >
        {columns.map((column, index) => (
          <td key={column.key} {...cellRole} className={cellClass(column)} data-label={column.label} lang={column.lang}>
            {index === 0 && canOpen ? lead(column) : column.cell(row)}
          </td>
        ))}
      </tr>
      {open && detail ? (
        <tr {...rowRole} className="ui-tr-detail" id={detailId}>
          <td {...cellRole} colSpan={columns.length}>
            {detail(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}
