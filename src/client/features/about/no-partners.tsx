import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#client/ui/button-class.ts';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands where the wall is empty: nobody of that name or trade, or no partner at all. */
export function NoPartners({ typed }: { typed: string }) {
  const words = typed.trim();
  if (words !== '') {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title={<Trans>No partner matches “{words}”</Trans>}
        actions={
          <Link to="/aboutus/partners" search={{}} className={buttonClass()}>
            <Trans>Show all partners</Trans>
          </Link>
        }
      >
        <Trans>Try a shorter word, or the trade instead of the name.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<EmptyDrawing />} title={<Trans>No partners are shown at the moment</Trans>}>
      <Trans>We name partners only with their consent. Look again later.</Trans>
    </EmptyState>
  );
}
