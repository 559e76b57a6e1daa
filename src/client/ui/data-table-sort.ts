import type { SortDirection, SortState } from './data-table-types.ts';

/** The state a press on the header of `key` leads to: ascending first, then descending, then ascending again. */
export function nextSort(current: SortState | null | undefined, key: string): SortState {
  const direction: SortDirection = current?.key === key && current.direction === 'asc' ? 'desc' : 'asc';
  return { key, direction };
}

/** Value of `aria-sort` for a sortable header; undefined leaves the attribute out. */
export function ariaSort(current: SortState | null | undefined, key: string): 'ascending' | 'descending' | undefined {
  if (current?.key !== key) return undefined;
  return current.direction === 'asc' ? 'ascending' : 'descending';
}
