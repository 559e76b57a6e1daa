import { Trans } from '@lingui/react/macro';
import { connectivity, useOnline } from '#client/offline/connectivity.ts';
import { type StatusItem, StatusLine } from '#client/ui/status-line.tsx';

/** What the frame says about the device: no connection, a new version. Empty when there is nothing to say (PWA-05). */
export function Status({ update }: { update: { ready: boolean; apply: () => void } }) {
  const online = useOnline();
  const items: StatusItem[] = [];
  if (!online) {
    items.push({
      kind: 'offline',
      text: <Trans>No connection. Dictionary and news you have opened still work from this device.</Trans>,
      action: (
        <button
          type="button"
          className="ui-button ui-button-quiet ui-button-small"
          onClick={() => void connectivity.check()}
        >
          <Trans>Try again</Trans>
        </button>
      ),
    });
  }
  if (update.ready) {
    items.push({
      kind: 'update',
      text: <Trans>A new version is ready. What you have typed stays where it is until you switch.</Trans>,
      action: (
        <button type="button" className="ui-button ui-button-quiet ui-button-small" onClick={update.apply}>
          <Trans>Use the new version</Trans>
        </button>
      ),
    });
  }
  return <StatusLine items={items} />;
}
