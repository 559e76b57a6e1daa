import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';

/** The column by which the rows are sorted. */
export interface SortState {
  key: string;
  direction: SortDirection;
}

/** A column of a table: its head, and the cell of a row. */
export interface Column<Row> {
  key: string;
  label: string;
  cell(row: Row): ReactNode;
  sortable?: boolean | undefined;
  /** Figures align at the end so that digits stand under each other. */
  align?: 'start' | 'end' | undefined;
  /** Share of the width; without it the column takes what is left. */
  width?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  /** Codes: set in the monospace face. */
  mono?: boolean | undefined;
  /**
   * Role of the cell on the card that a phone shows: the large code, the title, a line under it, a labelled field
   * (default) or nothing.
   */
  phone?: 'lead' | 'title' | 'note' | 'field' | 'none' | undefined;
  /** Language of the cell's words where it differs from the page. */
  lang?: string | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table for assistive technology; drawn only with `showCaption`. */
  caption: string;
  showCaption?: boolean | undefined;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** Address of the row's own page; the first column becomes the link, and a click anywhere in the row follows it. */
  rowHref?: ((row: Row) => string) | undefined;
  /** Takes plain clicks and Enter on a row instead of a page load. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that stands open, with its `detail` drawn below it. */
  openKey?: string | null | undefined;
  detail?: ((row: Row) => ReactNode) | undefined;
  sort?: SortState | null | undefined;
  /** Makes sorting work without JavaScript. */
  sortHref?: ((sort: SortState) => string) | undefined;
  onSort?: ((sort: SortState) => void) | undefined;
  /** Rows are being replaced: the old ones stay, dimmed. */
  busy?: boolean | undefined;
  /** Number of placeholder rows to draw while there is nothing yet. */
  skeletonRows?: number | undefined;
  /** Drawn below the header when there are no rows. */
  empty?: ReactNode;
}
