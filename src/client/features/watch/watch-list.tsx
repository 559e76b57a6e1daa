import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataAge } from '#client/offline/data-age.tsx';
import { KeptLocked } from '#client/offline/kept-locked.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { useLock } from '#client/offline/session/lock.ts';
import { deviceSession, useSession } from '#client/offline/session/session.ts';
import { useWatched } from '#client/offline/watch/use-own-shipments.ts';
import type { Shipment, WatchEdit, WatchedRow } from '#client/offline/watch/watched.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { WATCH_MAX } from '#contract/tracking-kinds.ts';
import type { WatchedShipment, WatchItem } from '#contract/watch-list.ts';
import { watchKey } from '#domain/watch/merge.ts';
import { AddShipment } from './add-shipment.tsx';
import { ForCustomers } from './for-customers.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';
import { WatchCard } from './watch-card.tsx';

function Empty() {
  return (
    <EmptyState
      title={<Trans>You are not watching any shipments yet</Trans>}
      actions={
        <Link to="/logisticstools/tracking" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Track cargo</Trans>
        </Link>
      }
    >
      <Trans>Enter a number above, or press “Watch this shipment” where you looked one up.</Trans>
    </EmptyState>
  );
}

/** Explains why `count` shipments did not fit on the list, and how to make room for them. */
function NoRoom({ count }: { count: number }) {
  return (
    <Notice
      tone="warn"
      live="polite"
      title={
        <Plural value={count} one="# shipment did not fit on the list" other="# shipments did not fit on the list" />
      }
    >
      <Trans>
        Your watch-list holds {WATCH_MAX} shipments and was filled on your other devices. What did not fit is listed
        first: until you log out it stays on this device with its name and note, without notifications. Stop watching
        shipments that you no longer need, and it joins the list automatically.
      </Trans>
    </Notice>
  );
}

/** The own list; `rows` as they lie on the device, removed ones left out. */
function Shipments({ rows }: { rows: readonly WatchedRow[] }) {
  const { own } = useWatched();
  // A session that ends has its answers asked again while this still stands: the server is not asked as nobody.
  const enabled = () => rows.length > 0 && deviceSession.session !== null;
  const query = useQuery({ ...routeQuery('watch.refresh', {}), enabled });
  const answers = new Map<string, WatchedShipment>(query.data?.rows.map((one) => [watchKey(one), one]));
  const left = rows.filter(({ noRoom }) => noRoom);
  const unsent = rows.filter(({ sent, noRoom }) => !sent && !noRoom).length;
  const refresh = () => void own.meet().then(() => query.refetch());
  const edit = async (item: WatchItem, change: WatchEdit) => {
    await own.watched.edit(item, change);
    void own.meet();
  };
  return (
    <>
      <div className="watch-bar">
        <Button variant="secondary" busy={query.isFetching} icon={<RefreshIcon size={20} />} onClick={refresh}>
          <Trans>Refresh all</Trans>
        </Button>
        <DataAge updatedAt={query.dataUpdatedAt} refreshing={query.isFetching} error={query.error} />
        <span className="ui-muted" role="status">
          {unsent === 0 ? null : <Trans>Changes on this device wait for a connection.</Trans>}
        </span>
      </div>
      {left.length === 0 ? null : <NoRoom count={left.length} />}
      <ul className="watch-cards">
        {[...left, ...rows.filter(({ noRoom }) => !noRoom)].map(({ key, item, noRoom = false }) => (
          <li key={key}>
            <WatchCard
              item={item}
              noRoom={noRoom}
              answer={answers.get(key) ?? null}
              asking={query.isFetching}
              onEdit={(change) => edit(item, change)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function OwnList() {
  const { view, own } = useWatched();
  const lock = useLock();
  if (lock !== null && view.kind !== 'ready') return <KeptLocked />;
  if (view.kind === 'reading') return <Skeleton lines={6} />;
  if (view.kind === 'refused') {
    return (
      <Notice tone="warn" title={<Trans>This device keeps nothing</Trans>}>
        <Trans>
          Your browser does not let this site store anything, as in a private window. Open the list in a normal window.
        </Trans>
      </Notice>
    );
  }
  const rows = view.rows.filter(({ item }) => !item.removed);
  const ordered = rows.sort((a, b) => (a.item.editedAt < b.item.editedAt ? 1 : -1));
  const add = async (shipment: Shipment) => {
    await own.watched.edit(shipment, {});
    void own.meet();
  };
  return (
    <div className="watch-list">
      <AddShipment rows={rows} onAdd={add} />
      {rows.length === 0 ? <Empty /> : <Shipments rows={ordered} />}
      <WaitingQuestions />
    </div>
  );
}

/** The own watch-list; for whoever is logged in. */
export function WatchList() {
  const session = useSession();
  return session === null ? <ForCustomers from="/logisticstools/watchlist" /> : <OwnList key={session.userId} />;
}
