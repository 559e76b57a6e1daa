import { Trans } from '@lingui/react/macro';
import { KeptLocked } from '#client/offline/kept-locked.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Empty state in place of the own lists of a visitor without a session; leads to the login. */
export function ForCustomers({ from }: { from: string }) {
  return (
    <>
      <KeptLocked />
      <EmptyState
        title={<Trans>Log in to watch shipments</Trans>}
        actions={
          <LinkButton variant="primary" href={`/login?redirect=${encodeURIComponent(from)}`}>
            <Trans>Log in</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Your list and what changes of it are kept with your account, and on each device on which you are logged in.
        </Trans>
      </EmptyState>
    </>
  );
}
