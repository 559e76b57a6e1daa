import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isUnreachable } from '#client/api/errors.ts';

/** What stands in a page's place when its content could not be had: what happened, and what can be done. */
export function FailurePage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className="page">
      <h1>
        {isUnreachable(error) ? <Trans>Not saved on this device</Trans> : <Trans>This page could not be shown</Trans>}
      </h1>
      <p>
        {isUnreachable(error) ? (
          <Trans>There is no connection, and this page has not been opened here before.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Please try again.</Trans>
        )}
      </p>
      <button type="button" onClick={() => router.invalidate()}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
