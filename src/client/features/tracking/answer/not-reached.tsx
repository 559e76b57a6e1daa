import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { useObstacle } from '#client/offline/connectivity.ts';
import { LockWords, lockTitle } from '#client/offline/kept-locked.tsx';
import { type Obstacle, obstacleOf } from '#client/offline/obstacle.ts';
import { connectionWords, type Reaction, reactionTo } from '#client/offline/reactions.ts';
import { useLock } from '#client/offline/session/lock.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { Words } from '#client/offline/words.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';

interface NotReachedProps {
  error: Error;
  onRetry: () => void;
  /** Keeps the question until there is a connection. */
  askLater: ReactNode;
}

/** Asks a visitor without a session to log in; the way to ask a person stands below it. */
function ForCustomers() {
  return (
    <EmptyState
      headingLevel={3}
      title={<Trans>Log in to see where it is</Trans>}
      actions={
        <LinkButton variant="primary" href="/login">
          <Trans>Go log in</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Cargo positions are shown to customers with an account. What the number itself tells you is shown below.
      </Trans>
    </EmptyState>
  );
}

/** Who or what is in the way: nothing here, something between here and there, or our own side. */
export type Fault = 'signal' | 'way' | 'server';

function faultOf(error: Error, obstacle: Obstacle | null): Fault {
  if (error instanceof ProblemError || obstacle === 'server') return 'server';
  return obstacle === 'device' || obstacle === 'portal' ? 'signal' : 'way';
}

const titles: Readonly<Record<Fault, ReactNode>> = {
  signal: <Trans>No connection</Trans>,
  way: <Trans>No connection to our server</Trans>,
  server: <Trans>Our server does not answer</Trans>,
};

const words: Readonly<Record<Fault, ReactNode>> = {
  signal: (
    <Trans>
      This number has not been looked up on this device yet, so there is nothing to show without a connection. It is
      looked up automatically once you are connected.
    </Trans>
  ),
  way: (
    <Trans>
      The request broke off on its way, or no answer came back. This number has not been looked up on this device yet;
      we retry automatically.
    </Trans>
  ),
  server: (
    <Trans>
      Your device has a connection, and your number is fine: the fault is on our side. This number has not been looked
      up on this device yet; we retry automatically.
    </Trans>
  ),
};

type FaultStateProps = Omit<NotReachedProps, 'error'> & { fault: Fault; said?: Reaction['words'] };

/** Nothing can be shown of this number, and what is in the way; `said` is what is said of the call that failed. */
export function FaultState({ fault, said = connectionWords, onRetry, askLater }: FaultStateProps) {
  const held = useLock();
  // A server that fails does so for what is not kept, too.
  const lock = fault === 'server' ? null : held;
  return (
    <EmptyState
      headingLevel={3}
      title={lock === null ? titles[fault] : lockTitle[lock.kind]}
      actions={
        <>
          {askLater}
          <Button icon={<RefreshIcon size={20} />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Words of={said} />
      </p>
      <p>{lock === null ? words[fault] : <LockWords lock={lock} />}</p>
    </EmptyState>
  );
}

/**
 * Nothing of this number is on the device and nothing could be asked: no signal here, a broken way, a server that does not
 * answer there, or a call that was refused. Each is said as what it is.
 */
export function NotReached({ error, onRetry, askLater }: NotReachedProps) {
  const obstacle = useObstacle();
  if (error instanceof ProblemError && error.status === 401) return <ForCustomers />;
  const serverFails = error instanceof ProblemError && error.status >= 500;
  if (!isUnreachable(error) && !serverFails) return <Unavailable error={error} onRetry={onRetry} />;
  // Right after the start nobody has been told yet what stands in the way.
  const fault = faultOf(error, obstacle ?? obstacleOf(error, navigator.onLine));
  return <FaultState fault={fault} said={reactionTo(error).words} onRetry={onRetry} askLater={askLater} />;
}
