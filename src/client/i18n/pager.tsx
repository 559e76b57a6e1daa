import type { ComponentProps } from 'react';
import { Pagination } from '#client/ui/pagination.tsx';
import { usePaginationLabels } from './use-pagination-labels.tsx';

/** FORM-05: the pagination control with its words. Behind `part`: it consists of links that work as they stand. */
export function Pager(props: Omit<ComponentProps<typeof Pagination>, 'labels'>) {
  return <Pagination {...props} labels={usePaginationLabels(props.total)} />;
}
