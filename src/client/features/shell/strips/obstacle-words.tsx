import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Obstacle } from '#client/offline/obstacle.ts';

/** One sentence for each obstacle between the visitor and our server (PWA-05). */
export const obstacleWords: Readonly<Record<Obstacle, ReactNode>> = {
  device: <Trans>This device is offline. What is saved on it still works.</Trans>,
  unreachable: <Trans>No connection to our server. What is saved on this device still works.</Trans>,
  silent: <Trans>The network is connected, but no answer comes back. What is saved on this device still works.</Trans>,
  portal: <Trans>This network asks you to sign in first. What is saved on this device still works.</Trans>,
  server: (
    <Trans>
      Our server cannot answer at the moment; your connection is fine. What is saved on this device still works.
    </Trans>
  ),
};
