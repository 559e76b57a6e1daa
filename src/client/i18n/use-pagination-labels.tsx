import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from './use-formats.ts';

/** The words of a pagination control, with the total in the language's own number format. */
export function usePaginationLabels(total: number): {
  navigation: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  total: ReactNode;
  sizes: string;
} {
  const { t } = useLingui();
  const formats = useFormats();
  const count = formats.number(total);
  return {
    navigation: t`Pages`,
    previous: t`Previous page`,
    next: t`Next page`,
    page: (page) => t`Page ${page}`,
    total: <Trans>{count} in all</Trans>,
    sizes: t`Per page`,
  };
}
