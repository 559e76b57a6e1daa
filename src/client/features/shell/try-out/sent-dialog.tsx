import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '#client/i18n/use-formats.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { frameDialog } from '#client/offline/wanted-dialog.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import type { TryOutMessage } from '#contract/try-out.ts';

function Messages({ messages }: { messages: readonly TryOutMessage[] }) {
  const formats = useFormats();
  if (messages.length === 0) return <Trans>Nothing yet. Request a code and it appears here.</Trans>;
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

/** Dialog of the messages that a site which is only tried out would have sent, newest first. */
export function SentDialog() {
  const { t } = useLingui();
  const question = routeQuery('tryOut.messages', {});
  const query = useQuery({ ...question, staleTime: 0, gcTime: 0 });
  return (
    <Dialog open title={<Trans>Messages</Trans>} closeLabel={t`Close`} onClose={() => frameDialog.close()}>
      {query.data ? (
        <Messages messages={query.data} />
      ) : (
        <QueryPending query={query} queryKey={question.queryKey} lines={4} headingLevel={3} />
      )}
    </Dialog>
  );
}
