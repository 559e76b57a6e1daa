import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#client/i18n/use-formats.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { frameDialog } from '#client/offline/wanted-dialog.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { TryOutMessage } from '#contract/try-out.ts';

function Messages({ messages }: { messages: readonly TryOutMessage[] }) {
  const formats = useFormats();
  if (messages.length === 0) return <Trans>Nothing yet. Have a code sent, and it appears here.</Trans>;
  return (
    <ul className="ui-stack">
      {messages.map(({ at, to, text }) => (
        <li key={`${at} ${to}`}>
          <p className="ui-muted">
            {formats.time(Date.parse(at))} · {to}
          </p>
          <p className="shell-sent">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What would have been sent, on a site that is only tried out; the newest first. */
export function SentDialog() {
  const { t } = useLingui();
  const query = useQuery({ ...routeQuery('tryOut.messages', {}), staleTime: 0, gcTime: 0 });
  return (
    <Dialog open title={<Trans>Messages</Trans>} closeLabel={t`Close`} onClose={() => frameDialog.close()}>
      {query.data ? (
        <Messages messages={query.data} />
      ) : query.error ? (
        <Unavailable headingLevel={3} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Dialog>
  );
}
