import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { isMissingCode } from '#client/lib/missing-code.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { ByTelephone } from './by-telephone.tsx';
import { connectivity, useOnline } from './connectivity.ts';
import { LockWords, lockTitle } from './kept-locked.tsx';
import { policyOfKey } from './policy-lookup.ts';
import { connectionWords, reactionTo } from './reactions.ts';
import { useLock } from './session/lock.ts';
import { SupportLine } from './support-line.tsx';
import { Words } from './words.tsx';

interface UnavailableProps {
  error: unknown;
  onRetry: () => void;
  /** Further actions, beside trying again. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** The question whose answer is missing: one that the device never keeps must not read as one that was never opened. */
  queryKey?: QueryKey;
}

/** Tries once more when the connection is back. A query does that by itself; a page whose loader failed does not. */
function useRetryWhenBack(unreachable: boolean, onRetry: () => void): void {
  const online = useOnline();
  const missed = useRef(false);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (!online) missed.current = unreachable;
    else if (missed.current) {
      missed.current = false;
      retry.current();
    }
  }, [online, unreachable]);
}

/** A browser may remember that a file could not be fetched; the page is loaded anew, once there is something to load it from. */
async function reloadWhenReached(): Promise<void> {
  if (await connectivity.check()) window.location.reload();
}

/**
 * Stands where content could not be had, and tells the three cases apart: no connection and nothing kept, our server
 * refused or failed, something unexpected.
 */
export function Unavailable({ error, onRetry, actions, headingLevel = 2, queryKey }: UnavailableProps) {
  // Code that could not be fetched is missing for the same reason.
  const isCode = isMissingCode(error);
  const unreachable = isUnreachable(error) || isCode;
  const again = isCode ? () => void reloadWhenReached() : onRetry;
  useRetryWhenBack(unreachable, again);
  const { i18n } = useLingui();
  const connection = i18n._(connectionWords);
  const lock = useLock();
  const rule = queryKey === undefined ? null : policyOfKey(queryKey);
  const retry = (
    <>
      <Button icon={<RefreshIcon size={20} />} onClick={again}>
        <Trans>Try again</Trans>
      </Button>
      {actions}
    </>
  );
  const offline = (
    <>
      {retry}
      <SiteLink className={buttonClass({ variant: 'quiet' })} href="/offline">
        <Trans>What is saved on this device</Trans>
      </SiteLink>
    </>
  );
  if (unreachable && rule?.read === 'online') {
    return (
      <EmptyState headingLevel={headingLevel} title={<Trans>This needs a connection</Trans>} actions={offline}>
        <Trans>
          {connection}: this comes live from our server and is not kept on the device. It loads automatically once our
          server answers.
        </Trans>
        <ByTelephone />
      </EmptyState>
    );
  }
  // The device keeps such answers for one account only.
  if (unreachable && lock !== null && rule?.read === 'keep' && rule.restricted) {
    return (
      <EmptyState headingLevel={headingLevel} title={lockTitle[lock.kind]} actions={offline}>
        <LockWords lock={lock} />
        <ByTelephone />
      </EmptyState>
    );
  }
  if (unreachable) {
    return (
      <EmptyState headingLevel={headingLevel} title={<Trans>Not saved on this device</Trans>} actions={offline}>
        <Trans>
          {connection}: this page is not saved on this device yet. It loads automatically once our server answers.
        </Trans>
        <ByTelephone />
      </EmptyState>
    );
  }
  const requestId = error instanceof ProblemError ? error.requestId : null;
  return (
    <EmptyState headingLevel={headingLevel} title={<Trans>This could not be shown</Trans>} actions={retry}>
      <Words of={reactionTo(error).words} />
      <SupportLine requestId={requestId} />
    </EmptyState>
  );
}
