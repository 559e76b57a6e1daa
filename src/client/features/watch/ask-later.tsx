import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSession } from '#client/offline/session/session.ts';
import { isWaiting } from '#client/offline/watch/questions.ts';
import type { TrackedNumber } from '#client/offline/watch/tracking-question.ts';
import { useQuestions } from '#client/offline/watch/use-own-shipments.ts';
import { Badge } from '#client/ui/badge.tsx';
import { WaitingIcon } from '#client/ui/icons/status-icons.tsx';
import { watchKey } from '#domain/watch/merge.ts';

function Kept({ number, businessType, said }: TrackedNumber) {
  const { view, own } = useQuestions();
  const { questions } = own;
  // Written down at once: whoever has no signal puts the phone away. Where the device refuses, nothing is promised below.
  useEffect(() => {
    questions.add({ number, businessType, said }).catch(() => undefined);
  }, [questions, number, businessType, said]);
  const key = watchKey({ number, businessType });
  const waits = view.kind === 'ready' && view.rows.some((row) => row.key === key && isWaiting(row));
  return (
    <span role="status">
      {waits ? (
        <Badge tone="signal" icon={<WaitingIcon size={18} />}>
          <Trans>Noted: we check once you are connected, even if you close this page</Trans>
        </Badge>
      ) : null}
    </span>
  );
}

/** Keeps the question about a number until there is a connection; for whoever is logged in. */
export function AskLater(props: TrackedNumber) {
  const session = useSession();
  if (session === null) return null;
  return <Kept key={session.userId} {...props} />;
}
