import { Trans } from '@lingui/react/macro';
import '#client/ui/card.css';
import '#client/ui/empty-state.css';
import '#client/ui/tone.css';
import './watch.css';
import { Inbox } from './inbox.tsx';

/** Page of the milestones and ETA changes of the shipments a visitor watches, newest first. */
export function NoticesPage() {
  return (
    <div className="ui-wrap watch-page">
      <header className="ui-stack">
        <h1>
          <Trans>Notices</Trans>
        </h1>
        <p className="watch-lead">
          <Trans>Milestones and ETA changes of the shipments you watch. Newest first.</Trans>
        </p>
      </header>
      <Inbox />
    </div>
  );
}
