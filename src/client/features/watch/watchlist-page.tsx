import { Trans } from '@lingui/react/macro';
import '#client/ui/card.css';
import '#client/ui/empty-state.css';
import '#client/ui/tone.css';
import './watch.css';
import { WatchList } from './watch-list.tsx';

/** The shipments one watches: own names and notes, and where each is. */
export function WatchlistPage() {
  return (
    <div className="ui-wrap watch-page">
      <header className="ui-stack">
        <h1>
          <Trans>Watch-list</Trans>
        </h1>
        <p className="watch-lead">
          <Trans>
            Your shipments with your own names and notes. The list works without a connection; what you change is merged
            with your other devices as soon as there is one.
          </Trans>
        </p>
      </header>
      <WatchList />
    </div>
  );
}
