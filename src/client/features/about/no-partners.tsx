import { Trans } from '@lingui/react/macro';
import { verbatim } from '#client/lib/verbatim.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands where the wall is empty: nobody of that name or trade, or no partner at all. */
export function NoPartners({ typed, onShowAll }: { typed: string; onShowAll: () => void }) {
  const words = typed.trim();
  if (words !== '') {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title={<Trans>No partner matches “{verbatim(words)}”</Trans>}
        actions={
          <Button onClick={onShowAll}>
            <Trans>Show all partners</Trans>
          </Button>
        }
      >
        <Trans>Try a shorter word, or the industry instead of the name.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<EmptyDrawing />} title={<Trans>No partners are shown at the moment</Trans>}>
      <Trans>We name partners only with their consent. Please look again later.</Trans>
    </EmptyState>
  );
}
