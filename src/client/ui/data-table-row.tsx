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

interface LeadProps {
  href: string | undefined;
  onClick: (event: MouseEvent) => void;
  'aria-expanded': boolean | undefined;
  'aria-controls': string | undefined;
  children: ReactNode;
}

/** The row's own control: a link where the row has an address. */
function Lead({ href, ...rest }: LeadProps) {
  if (href === undefined) return <button type="button" className="ui-row-link" {...rest} />;
  return <a className="ui-row-link" href={href} {...rest} />;
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
  /* The lead is what keyboard and screen reader use; the row's own click is only a wider target for the mouse. */
  function followRow(event: MouseEvent<HTMLTableRowElement>) {
    if (!canOpen || !isRowClick(event)) return;
    event.currentTarget.querySelector<HTMLElement>('.ui-row-link')?.click();
  }
  const state = { 'aria-expanded': open, 'aria-controls': open ? detailId : undefined };
  return (
    <>
      <tr
        {...rowRole}
        className={classNames('ui-tr', canOpen && 'ui-tr-link', open && 'ui-tr-open')}
        onClick={followRow}
      >
        {columns.map((column, index) => (
          <td key={column.key} {...cellRole} className={cellClass(column)} data-label={column.label} lang={column.lang}>
            {index === 0 && canOpen ? (
              <Lead href={href} onClick={followLink} {...state}>
                {column.cell(row)}
              </Lead>
            ) : (
              column.cell(row)
            )}
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
