import { Trans } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appUpdate, useUpdateReady } from '#client/offline/app-update.ts';
import { connectivity, useOnline } from '#client/offline/connectivity.ts';
import { type StatusItem, StatusLine } from '#client/ui/status-line.tsx';

/** An answer that takes longer than this is called slow, in milliseconds. */
const SLOW_MS = 10_000;

/** True while something has been asked for so long that the visitor should know why nothing comes. */
function useSlow(): boolean {
  const asking = useIsFetching() > 0;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!asking) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [asking]);
  return slow;
}

/** What the frame says about the device: no connection, a slow one, a new version. Empty when there is nothing to say (PWA-05). */
export function Status() {
  const online = useOnline();
  const updateReady = useUpdateReady();
  const slow = useSlow();
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
  if (online && slow) {
    items.push({
      kind: 'waiting',
      text: <Trans>The network is slow: an answer is still on its way. What is on this device works meanwhile.</Trans>,
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
