import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHydrated } from '#client/lib/use-hydrated.ts';
import { useOnline } from '#client/offline/connectivity.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { writePolicyOf } from '#client/offline/policy.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { useSession } from '#client/offline/session/session.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { UserRecord } from '#contract/users.ts';
import { ownRecord } from './own-queries.ts';
import { useOwnRecord } from './use-own-record.ts';

/** The session ended while the page was open, and the visitor chose to stay. */
function LoggedOut() {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <EmptyState
      title={<Trans>You are not logged in</Trans>}
      actions={
        <LinkButton variant="primary" href={`/login?redirect=${encodeURIComponent(pathname)}`}>
          <Trans>Log in</Trans>
        </LinkButton>
      }
    >
      <Trans>Log in again and you are back on this page. What you typed in its form is kept for you.</Trans>
    </EmptyState>
  );
}

/** Said before anything is pressed: without a network the page can be read, and nothing on it can be changed. */
function ReadOnly() {
  const { i18n } = useLingui();
  const online = useOnline();
  const rule = writePolicyOf('users.changeContent');
  if (online || rule.write !== 'refuse') return null;
  return (
    <Notice tone="warn" live="polite" title={<Trans>No connection</Trans>}>
      {i18n._(rule.say)}
    </Notice>
  );
}

/** Renders content from the own record, with the record's age; until there is a record, shows why. */
export function WithRecord({ children }: { children: (record: UserRecord) => ReactNode }) {
  const hydrated = useHydrated();
  const session = useSession();
  const query = useOwnRecord();
  const { data, error, isFetching, dataUpdatedAt } = query;
  if (hydrated && session === null) return <LoggedOut />;
  if (data) {
    return (
      <>
        <DataAge updatedAt={dataUpdatedAt} refreshing={isFetching} error={error} />
        <ReadOnly />
        {children(data)}
      </>
    );
  }
  return <QueryPending query={query} queryKey={ownRecord().queryKey} lines={9} />;
}
