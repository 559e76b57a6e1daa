import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '#client/offline/session/session.ts';
import { useWatched } from '#client/offline/watch/use-own-shipments.ts';
import type { Shipment } from '#client/offline/watch/watched.ts';
import { Button } from '#client/ui/button.tsx';
import { PlusIcon } from '#client/ui/icons/interface-icons.tsx';
import { CheckIcon } from '#client/ui/icons/status-icons.tsx';
import { WATCH_MAX } from '#contract/tracking-kinds.ts';
import { watchKey } from '#domain/watch/merge.ts';
import { WatchPlace } from './watch-place.tsx';

function Toggle({ number, businessType }: Shipment) {
  const { view, own } = useWatched();
  const [refused, setRefused] = useState(false);
  if (view.kind === 'reading') return <WatchPlace />;
  if (view.kind === 'refused') return null;
  const shown = view.rows.filter(({ item }) => !item.removed);
  const row = shown.find(({ key }) => key === watchKey({ number, businessType }));
  const watched = row !== undefined;
  const full = !watched && shown.length >= WATCH_MAX;
  const toggle = () => {
    own.watched.edit({ number, businessType }, { removed: watched }).then(own.meet, () => setRefused(true));
  };
  return (
    <div className="ui-row">
      <Button
        variant="secondary"
        aria-pressed={watched}
        aria-disabled={full}
        icon={watched ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
        onClick={full ? undefined : toggle}
      >
        {watched ? <Trans>Watching this shipment</Trans> : <Trans>Watch this shipment</Trans>}
      </Button>
      {watched ? (
        <Link to="/logisticstools/watchlist">
          <Trans>View watch-list</Trans>
        </Link>
      ) : null}
      <span role="status">
        {full ? <Trans>Your watch-list is full: it holds {WATCH_MAX} shipments.</Trans> : null}
        {row?.noRoom ? <Trans>The list is full: only on this device</Trans> : null}
        {refused ? <Trans>This browser keeps nothing on the device, so the list cannot be changed here.</Trans> : null}
      </span>
    </div>
  );
}

/** Puts a shipment on the own watch-list or takes it off, with or without a connection; for whoever is logged in. */
export function WatchThis(props: Shipment) {
  const session = useSession();
  if (session === null) return null;
  return <Toggle key={session.userId} {...props} />;
}
