import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { DataAge } from '#client/offline/data-age.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Found } from './found.tsx';
import { NoAnswer } from './no-answer.tsx';

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
        query.isError ? (
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
