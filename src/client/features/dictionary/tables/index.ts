import type { TablePages } from '../show-table.tsx';

const found = import.meta.glob<TablePages>('./*/view.tsx', { eager: true, import: 'view' });

/** The pages of all tables, by the folders beside this file. */
export const tablePages: ReadonlyMap<string, TablePages> = new Map(
  Object.values(found).map((pages) => [pages.dataset, pages]),
);
