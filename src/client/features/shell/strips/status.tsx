import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { appUpdate, isReady, useUpdate } from '#client/offline/app-update.ts';
import { connectivity, useObstacle } from '#client/offline/connectivity.ts';
import { dismissEviction, useEvicted } from '#client/offline/eviction.ts';
import { install, useInstall } from '#client/offline/install.ts';
import type { Obstacle } from '#client/offline/obstacle.ts';
import { hasNews, useUnsent } from '#client/offline/outbox/unsent.ts';
import { UnsentLine } from '#client/offline/outbox/unsent-line.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { type StatusItem, StatusLine } from '#client/ui/status-line.tsx';
import { toasts } from '#client/ui/toasts.ts';
import { useTryOutItem } from '../try-out/try-out-line.tsx';
import { followSlow } from './follow-slow.ts';
import { obstacleWords } from './obstacle-words.tsx';

/** True while something has been asked for so long that the visitor should know why nothing comes. */
function useSlow(): boolean {
  const client = useQueryClient();
  const [slow, setSlow] = useState(false);
  useEffect(() => followSlow(client, setSlow), [client]);
  return slow;
}

/** Says once that the way is free again; the same words standing already are not said twice. */
function useWelcomeBack(obstacle: Obstacle | null): void {
  const { t } = useLingui();
  const text = t`Connected again.`;
  const missed = useRef(false);
  useEffect(() => {
    if (obstacle !== null) missed.current = true;
    else if (missed.current) {
      missed.current = false;
      toasts.show({ tone: 'ok', text });
    }
  }, [obstacle, text]);
}

/** A page that the service worker leaves to the network, so that a portal shows its own in its place. */
const PAST_THE_WORKER = '/healthz';

const SMALL = buttonClass({ variant: 'quiet', size: 'small' });

function SeeWhatIsLeft() {
  return (
    <Link to="/offline" className={SMALL} onClick={dismissEviction}>
      <Trans>See what is left</Trans>
    </Link>
  );
}

function InstallAnswers() {
  return (
    <>
      <button type="button" className={SMALL} onClick={() => void install.ask()}>
        <Trans>Install</Trans>
      </button>
      <button type="button" className={SMALL} onClick={() => install.refuse()}>
        <Trans>Not now</Trans>
      </button>
    </>
  );
}

/** Remedy for an obstacle: a link to the portal's own page, else a button that checks the connection again. */
function WayOut({ obstacle }: { obstacle: Obstacle }) {
  return obstacle === 'portal' ? (
    <a className={SMALL} href={PAST_THE_WORKER} target="_blank" rel="noreferrer">
      <Trans>Open its page</Trans>
    </a>
  ) : (
    <button type="button" className={SMALL} onClick={() => void connectivity.check()}>
      <Trans>Try again</Trans>
    </button>
  );
}

/**
 * Reports of the frame about the device: no connection, a slow one, unsent entries, a new version. Empty when there is
 * nothing to report (PWA-05).
 */
export function Status() {
  const obstacle = useObstacle();
  const update = useUpdate();
  const slow = useSlow();
  const installState = useInstall();
  const evicted = useEvicted();
  const unsent = useUnsent();
  const tryOut = useTryOutItem();
  useWelcomeBack(obstacle);
  const items: StatusItem[] = [];
  if (obstacle !== null) {
    items.push({ kind: 'offline', text: obstacleWords[obstacle], action: <WayOut obstacle={obstacle} /> });
  }
  if (obstacle === null && slow) {
    items.push({
      kind: 'waiting',
      text: (
        <Trans>
          The network is slow and the answer is still on its way. What is saved on this device works meanwhile.
        </Trans>
      ),
    });
  }
  if (hasNews(unsent)) items.push({ kind: 'unsent', text: <UnsentLine /> });
  if (isReady(update)) {
    items.push({
      kind: 'update',
      text:
        update === 'outdated' ? (
          <Trans>Another tab has switched to a new version. This one saves nothing more until you switch too.</Trans>
        ) : (
          <Trans>A new version is ready. What you have typed stays where it is until you switch.</Trans>
        ),
      action: (
        <button type="button" className={SMALL} onClick={() => appUpdate.apply()}>
          <Trans>Use the new version</Trans>
        </button>
      ),
    });
  }
  if (evicted)
    items.push({
      kind: 'lost',
      text: <Trans>Your browser has cleared what was saved here.</Trans>,
      action: <SeeWhatIsLeft />,
    });
  // Who has no connection reads what is saved: nothing is installed now, and half of a phone's screen would be notices.
  if (obstacle === null && installState === 'offered') {
    items.push({
      kind: 'install',
      text: <Trans>Install Harbourway on this device: one tap away, even offline.</Trans>,
      action: <InstallAnswers />,
    });
  }
  if (tryOut !== null) items.push(tryOut);
  return <StatusLine items={items} />;
}
