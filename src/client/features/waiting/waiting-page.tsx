import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import '#client/ui/tone.css';
import '#client/ui/empty-state.css';
import './waiting.css';
import { WaitingList } from './waiting-list.tsx';

/**
 * Page of the entries that wait on this device to be sent (PWA-05): its explanation is plain text, and the list comes
 * to life after it. `children` adds anything else that waits.
 */
export function WaitingPage({ children }: { children?: ReactNode }) {
  return (
    <div className="ui-wrap waiting-page">
      <header className="ui-stack">
        <h1>
          <Trans>Waiting to be sent</Trans>
        </h1>
        <p className="waiting-lead">
          <Trans>
            Messages and enquiries you wrote without a connection stay on this device until they have arrived. Each is
            sent once, automatically, as soon as nothing more is needed from you.
          </Trans>
        </p>
        <noscript>
          <p>
            <Trans>The list needs JavaScript: it is kept by your browser and not by us.</Trans>
          </p>
        </noscript>
      </header>
      <WaitingList />
      {children}
    </div>
  );
}
