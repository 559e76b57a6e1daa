import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { routeQuery } from '#client/offline/route-query.ts';
import { useSession } from '#client/offline/session/session.ts';
import { useWatched } from '#client/offline/watch/use-own-shipments.ts';
import { Badge } from '#client/ui/badge.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { WaitingQuestions } from './waiting-questions.tsx';

function Links() {
  const { view } = useWatched();
  const { data: inbox } = useQuery(routeQuery('watch.notices', {}));
  const count = view.kind === 'ready' ? view.rows.filter(({ item }) => !item.removed).length : 0;
  const unread = inbox?.unread ?? 0;
  return (
    <div className="ui-row">
      <Link to="/logisticstools/watchlist" className={buttonClass({ variant: 'secondary' })}>
        <Trans>Watch-list</Trans>
        {count === 0 ? null : <Badge>{count}</Badge>}
      </Link>
      <Link to="/logisticstools/notices" className={buttonClass({ variant: 'secondary' })}>
        <Trans>Notices</Trans>
        {unread === 0 ? null : (
          <Badge tone="signal">
            <Trans>{unread} new</Trans>
          </Badge>
        )}
      </Link>
    </div>
  );
}

/** The way to the own watch-list and notices, and the numbers that wait; for whoever is logged in. */
export function ShipmentLists() {
  const session = useSession();
  if (session === null) return null;
  return (
    <div className="ui-stack">
      <Links key={session.userId} />
      <WaitingQuestions />
    </div>
  );
}
