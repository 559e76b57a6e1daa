import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useOnline } from '#client/offline/connectivity.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { apiOf, routeQuery } from '#client/offline/route-query.ts';
import { useSession } from '#client/offline/session/session.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { WatchInbox } from '#contract/watch-notices.ts';
import { ForCustomers } from './for-customers.tsx';
import { tellSeen } from './notice-calls.ts';
import { NoticeRow } from './notice-row.tsx';
import { NoticeSettingsForm } from './notice-settings.tsx';

/** Tells the server what was seen; without a connection it is told at the next look. */
function useMarkRead(inbox: WatchInbox | undefined): void {
  const client = useQueryClient();
  const online = useOnline();
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => tellSeen(apiOf(client), upTo),
    onSuccess: (read) => client.setQueryData(routeQuery('watch.notices', {}).queryKey, read),
  });
  const upTo = inbox?.rows[0]?.id;
  const unread = inbox?.unread ?? 0;
  useEffect(() => {
    if (online && unread > 0 && upTo !== undefined) mutate(upTo);
  }, [online, unread, upTo, mutate]);
}

/**
 * Ids of the notices that arrived unread: they stay marked while the page is open, although they then count as read.
 */
function useFreshAtOpening(inbox: WatchInbox | undefined): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const added = (inbox?.rows ?? []).filter(({ id, read }) => !read && !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ id }) => id)]));
  return fresh;
}

function Rows() {
  const question = routeQuery('watch.notices', {});
  const query = useQuery(question);
  const { data } = query;
  const fresh = useFreshAtOpening(data);
  useMarkRead(data);
  if (data === undefined) return <QueryPending query={query} queryKey={question.queryKey} lines={6} />;
  if (data.rows.length === 0) {
    return (
      <EmptyState
        title={<Trans>Nothing has changed yet</Trans>}
        actions={
          <Link to="/logisticstools/watchlist" className={buttonClass({ variant: 'secondary' })}>
            <Trans>View watch-list</Trans>
          </Link>
        }
      >
        <Trans>As soon as something happens to a shipment that you watch, it appears here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
      <ol className="watch-notices">
        {data.rows.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} fresh={fresh.has(notice.id)} />
        ))}
      </ol>
    </>
  );
}

/** The own inbox and its settings; for whoever is logged in. */
export function Inbox() {
  const session = useSession();
  if (session === null) return <ForCustomers from="/logisticstools/notices" />;
  return (
    <div className="watch-inbox" key={session.userId}>
      <div className="ui-stack">
        <Rows />
      </div>
      <NoticeSettingsForm />
    </div>
  );
}
