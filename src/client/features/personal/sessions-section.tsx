import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IN_PLACE, useChange } from '#client/offline/change/use-change.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { useSession } from '#client/offline/session/session.ts';
import { Button } from '#client/ui/button.tsx';
import { toasts } from '#client/ui/toasts.ts';
import type { OwnSession } from '#contract/users.ts';
import { Failure } from './failure.tsx';
import { ownSessions } from './own-queries.ts';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';

/** Ends sessions, one call each, and takes them out of the list as they go. */
function useEndSessions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const change = useChange('users.endSession');
  const end = async (ids: readonly string[]) => {
    const done = await change.run(async (api) => {
      for (const id of ids) {
        await api.call('users.endSession', { params: { id } }, IN_PLACE);
        client.setQueryData(ownSessions().queryKey, (all) => all?.filter((one) => one.id !== id));
      }
      return ids.length;
    });
    if (done === null) return;
    toasts.show({ tone: 'ok', text: done === 1 ? t`The session is ended.` : t`The other sessions are ended.` });
  };
  return { change, end };
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { change, end } = useEndSessions();
  const others = sessions.filter(({ current }) => !current);
  return (
    <div className="ui-stack personal-act">
      <ul className="personal-sessions">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            disabled={!change.online || change.busy}
            onEnd={() => void end([session.id])}
          />
        ))}
      </ul>
      <Failure change={change} />
      {others.length > 1 ? (
        <p>
          <Button
            variant="danger"
            busy={change.busy}
            disabled={!change.online}
            onClick={() => void end(others.map(({ id }) => id))}
          >
            <Trans>End all others</Trans>
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Where the account is logged in, each with 'end this one'. */
export function SessionsSection() {
  const session = useSession();
  const query = useQuery({ ...ownSessions(), enabled: session !== null });
  return (
    <Section
      id="sessions"
      title={<Trans>Where you are logged in</Trans>}
      standing={<Trans>Each browser in which you logged in and did not log out.</Trans>}
      next={
        <Trans>
          You do not know one of them, or a device is lost? End it: what it keeps for your account is removed as soon as
          it is connected. Then change your password.
        </Trans>
      }
    >
      {query.data ? (
        <Sessions sessions={query.data} />
      ) : (
        <QueryPending query={query} queryKey={ownSessions().queryKey} lines={4} headingLevel={3} />
      )}
    </Section>
  );
}
