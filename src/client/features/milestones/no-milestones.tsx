import { Trans } from '@lingui/react/macro';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands where no milestone is told. */
export function NoMilestones() {
  return (
    <EmptyState drawing={<EmptyDrawing />} title={<Trans>No milestones are told yet</Trans>}>
      <Trans>What happens today stands in the news.</Trans>
    </EmptyState>
  );
}
