import { Trans } from '@lingui/react/macro';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands in the list's place when there is no news, or none of the kind chosen. */
export function NoNews({ ofKind }: { ofKind: boolean }) {
  if (!ofKind) {
    return (
      <EmptyState drawing={<EmptyDrawing />} title={<Trans>No news yet</Trans>}>
        <Trans>Our first article will appear here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing={<EmptyDrawing />} title={<Trans>No news of this kind yet</Trans>}>
      <Trans>Choose another kind, or look again later.</Trans>
    </EmptyState>
  );
}
