import { Trans } from '@lingui/react/macro';
import { appUpdate, useUpdateReady } from '#client/offline/app-update.ts';
import { connectivity, useOnline } from '#client/offline/connectivity.ts';
import { type StatusItem, StatusLine } from '#client/ui/status-line.tsx';

/** What the frame says about the device: no connection, a new version. Empty when there is nothing to say (PWA-05). */
export function Status() {
  const online = useOnline();
  const updateReady = useUpdateReady();
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
  if (updateReady) {
    items.push({
      kind: 'update',
      text: <Trans>A new version is ready. What you have typed stays where it is until you switch.</Trans>,
      action: (
        <button type="button" className="ui-button ui-button-quiet ui-button-small" onClick={() => appUpdate.apply()}>
          <Trans>Use the new version</Trans>
        </button>
      ),
    });
  }
  return <StatusLine items={items} />;
}
