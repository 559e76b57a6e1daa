import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** ROUTE-07: stands where no expert is listed. */
export function NoExperts() {
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={<Trans>No experts are listed at the moment</Trans>}
      actions={
        <Link to="/aboutus/contactus" className={buttonClass({ variant: 'primary' })}>
          <Trans>Contact us</Trans>
        </Link>
      }
    >
      <Trans>Write to us or call: our desk finds the right person.</Trans>
    </EmptyState>
  );
}
