import { Trans } from '@lingui/react/macro';
import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLate } from '#client/lib/use-late.ts';
import { Button } from '#client/ui/button.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Unavailable } from './unavailable.tsx';

function Coming({ lines, queryKey, onRetry }: { lines: number; queryKey: QueryKey; onRetry: () => void }) {
  const client = useQueryClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const late = useLate();
  const restart = async () => {
    // A refetch alone would join the request that is waited for.
    await client.cancelQueries({ queryKey, exact: true }, { silent: true });
    onRetry();
  };
  return (
    <>
      <Skeleton lines={lines} />
      <p role="status">{late ? <Trans>The connection is slow. Still trying.</Trans> : null}</p>
      {late ? (
        <div className="ui-row">
          <Button icon={<RefreshIcon size={20} />} onClick={() => void restart()}>
            <Trans>Try again</Trans>
          </Button>
          {canGoBack ? (
            <Button variant="quiet" onClick={() => router.history.back()}>
              <Trans>Back</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface QueryPendingProps {
  query: Pick<UseQueryResult<unknown>, 'error' | 'isError' | 'refetch'>;
  queryKey: QueryKey;
  /** How many lines of text are expected. */
  lines?: number;
  headingLevel?: 1 | 2 | 3;
  /** Shown in place of the usual words where the query has failed. */
  failed?: ReactNode;
}

/** Stands for the answer of a query that has none yet: while it comes, when that takes long, and when it has failed. */
export function QueryPending({ query, queryKey, lines = 8, headingLevel = 2, failed }: QueryPendingProps) {
  const retry = () => void query.refetch();
  if (!query.isError) return <Coming lines={lines} queryKey={queryKey} onRetry={retry} />;
  return failed ?? <Unavailable headingLevel={headingLevel} queryKey={queryKey} error={query.error} onRetry={retry} />;
}
