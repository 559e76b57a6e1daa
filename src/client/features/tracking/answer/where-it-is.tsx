import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ProblemError } from '#client/api/errors.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Found } from './found.tsx';
import { NoAnswer } from './no-answer.tsx';

/** What a visitor without a session is told; below it stands how to ask a person. */
function ForCustomers() {
  return (
    <EmptyState
      headingLevel={3}
      title={<Trans>Log in to see where it is</Trans>}
      actions={
        <LinkButton variant="primary" href="/login">
          <Trans>Go log in</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Positions of cargo are shown to customers with an account. What the number itself tells stands below.
      </Trans>
    </EmptyState>
  );
}

/** Where a shipment is, asked of the carriers through our server; asks again by itself while nothing is known yet. */
export function WhereItIs({ number }: { number: string }) {
  const query = useQuery({
    ...routeQuery('tracking.find', { query: { number } }),
    // TRACK-08: the server says when asking again makes sense.
    refetchInterval: ({ state }) =>
      state.data?.state === 'subscribed' ? Math.max(state.data.seconds ?? 60, 5) * 1000 : false,
  });
  return (
    <section className="track-answer" aria-live="polite" aria-busy={query.isFetching}>
      <h2>
        <Trans>Shipment {number}</Trans>
      </h2>
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      {query.data === undefined ? (
        query.error instanceof ProblemError && query.error.status === 401 ? (
          <ForCustomers />
        ) : query.isError ? (
          <Unavailable error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )
      ) : query.data.state === 'found' ? (
        <Found answer={query.data} />
      ) : (
        <NoAnswer answer={query.data} />
      )}
    </section>
  );
}
