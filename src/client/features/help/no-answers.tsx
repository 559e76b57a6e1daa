import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { verbatim } from '#client/lib/verbatim.ts';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands where no question fits what was typed, or where there are none at all. */
export function NoAnswers({ typed }: { typed: string }) {
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={
        typed === '' ? <Trans>There are no answers yet</Trans> : <Trans>No answer mentions “{verbatim(typed)}”</Trans>
      }
      actions={
        <>
          <Link to="/aboutus/contactus" search={{ write: 'us' }} className={buttonClass({ variant: 'primary' })}>
            <Trans>Ask us</Trans>
          </Link>
          {typed === '' ? null : (
            <Link to="/help" search={{}} className={buttonClass()}>
              <Trans>Show all questions</Trans>
            </Link>
          )}
        </>
      }
    >
      <Trans>Ask our desk: we reply in person within one working day.</Trans>
    </EmptyState>
  );
}
