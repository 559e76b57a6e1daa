import { Trans } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { ProblemError } from '#client/api/errors.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

interface MemberClosedProps {
  error: unknown;
  queryKey: QueryKey;
  /** Where the visitor wanted to go. */
  path: string;
  onRetry: () => void;
}

/** Stands where an item for members could not be had: not logged in, not allowed, gone, or no answer at all. */
export function MemberClosed({ error, queryKey, path, onRetry }: MemberClosedProps) {
  const status = error instanceof ProblemError ? error.status : 0;
  if (status === 401) {
    return (
      <EmptyState
        headingLevel={2}
        title={<Trans>For members and staff</Trans>}
        actions={
          <LinkButton variant="primary" href={`/login?redirect=${encodeURIComponent(path)}`}>
            <Trans>Log in</Trans>
          </LinkButton>
        }
      >
        <Trans>Log in with your account to read this. You come back here afterwards.</Trans>
      </EmptyState>
    );
  }
  if (status === 403) {
    return (
      <EmptyState headingLevel={2} title={<Trans>Your account has no access to this page</Trans>}>
        <Trans>It is for members and staff. Ask your contact at Harbourway if you should be one of them.</Trans>
      </EmptyState>
    );
  }
  if (status === 404) {
    return (
      <EmptyState headingLevel={2} title={<Trans>This item is no longer available</Trans>}>
        <Trans>It may have been replaced. Look for it in the list.</Trans>
      </EmptyState>
    );
  }
  return <Unavailable queryKey={queryKey} error={error} onRetry={onRetry} />;
}
