import { Trans } from '@lingui/react/macro';

/** The number by which our support desk finds what went wrong on the server; nothing when there is none. */
export function SupportLine({ requestId }: { requestId: string | null }) {
  if (requestId === null) return null;
  return (
    <p className="ui-muted">
      <Trans>
        For our support desk: <code>{requestId}</code>
      </Trans>
    </p>
  );
}
