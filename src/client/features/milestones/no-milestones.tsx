import { Trans } from '@lingui/react/macro';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands where no milestone is told. */
export function NoMilestones() {
  return (
    <EmptyState drawing={<EmptyDrawing />} title={<Trans>There are no milestones yet</Trans>}>
      <Trans>For what happens today see the news.</Trans>
    </EmptyState>
  );
}
