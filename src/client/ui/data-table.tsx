import './skeleton.css';
import './data-table.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { HeaderCell } from './data-table-header.tsx';
import { Row } from './data-table-row.tsx';
import type { Column, DataTableProps } from './data-table-types.ts';

/* On phones CSS turns rows into cards (`display: grid`), and browsers then forget that this is a table.
   Said again as roles, it stays one for a screen reader. */
const tableRole = { role: 'table' };
const groupRole = { role: 'rowgroup' };
const rowRole = { role: 'row' };

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('.ui-row-link')) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.ui-row-link')];
  const next = Math.min(Math.max(links.indexOf(event.target) + step, 0), links.length - 1);
  links[next]?.focus();
  event.preventDefault();
}

function SkeletonRows<R>({ columns, count }: { columns: ReadonlyArray<Column<R>>; count: number }) {
  return Array.from({ length: count }, (_, index) => index).map((index) => (
    <tr key={index} className="ui-tr">
      {columns.map((column) => (
        <td key={column.key} className={classNames('ui-td', `ui-td-${column.phone ?? 'field'}`)} data-label="">
          <span className="ui-skeleton" />
        </td>
      ))}
    </tr>
  ));
}

function body<R>(props: DataTableProps<R>): ReactNode {
  const { columns, rows, empty, rowKey, rowHref, onRowOpen, openKey, detail } = props;
  if (rows.length === 0) {
    return (
      <tr {...rowRole} className="ui-tr-empty">
        <td colSpan={columns.length}>{empty}</td>
      </tr>
    );
  }
  return rows.map((row) => {
    const key = rowKey(row);
    return (
      <Row
        key={key}
        columns={columns}
        row={row}
        href={rowHref?.(row)}
        onOpen={onRowOpen}
        open={detail ? openKey === key : undefined}
        detail={detail}
      />
    );
  });
}

/**
 * One table from one column definition: a table from 750 px, a list of cards below, by CSS alone.
 * Arrow keys, Home and End move between the rows' links.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, showCaption = false, columns, rows, skeletonRows = 0, sort, sortHref, onSort, busy = false } = props;
  const waiting = rows.length === 0 && skeletonRows > 0;
  return (
    <table {...tableRole} className="ui-table" aria-busy={busy || waiting || undefined} onKeyDown={moveFocus}>
      <caption className={showCaption ? 'ui-table-caption' : 'ui-hidden'}>{caption}</caption>
      <thead {...groupRole}>
        <tr {...rowRole} className="ui-tr-head">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} sortHref={sortHref} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {waiting ? (
        <tbody aria-hidden="true">
          <SkeletonRows columns={columns} count={skeletonRows} />
        </tbody>
      ) : (
        <tbody {...groupRole}>{body(props)}</tbody>
      )}
    </table>
  );
}
