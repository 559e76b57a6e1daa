import { Trans } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { ProblemError } from '#client/api/errors.ts';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { ScheduleSearch } from './schedule-search.ts';
import { WrongDays } from './wrong-days.tsx';

const ask = (
  <LinkButton href="/aboutus/contactus">
    <Trans>Ask us for sailings</Trans>
  </LinkButton>
);

interface PlanUnavailableProps {
  error: unknown;
  queryKey: QueryKey;
  search: ScheduleSearch;
  onRetry: () => void;
}

/** Why there is no answer: not logged in, not for this account, wrong days, nothing on the device, or a fault of ours. */
export function PlanUnavailable({ error, queryKey, search, onRetry }: PlanUnavailableProps) {
  const problem = error instanceof ProblemError ? error : null;
  const status = problem?.status;
  // The page checks the days itself, by its own date; that of the port of loading may be another.
  const wrongDays = problem?.fields.find(({ path }) => path === 'query.to');
  if (wrongDays !== undefined) return <WrongDays why={wrongDays.reason} search={search} />;
  if (status === 401) {
    return (
      <EmptyState
        title={<Trans>Log in to see sailings</Trans>}
        actions={
          <>
            <LinkButton variant="primary" href="/login">
              <Trans>Go log in</Trans>
            </LinkButton>
            {ask}
          </>
        }
      >
        <Trans>
          Schedules of the carriers are shown to customers with an account. We also send them to you on request.
        </Trans>
      </EmptyState>
    );
  }
  if (status === 403) {
    return (
      <EmptyState title={<Trans>Your account does not include sailing schedules</Trans>} actions={ask}>
        <Trans>Schedules are open to members and staff. We also send them to you on request.</Trans>
      </EmptyState>
    );
  }
  return <Unavailable queryKey={queryKey} error={error} onRetry={onRetry} actions={ask} />;
}
