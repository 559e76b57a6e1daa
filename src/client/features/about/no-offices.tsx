import { Trans } from '@lingui/react/macro';
import { EmptyDrawing } from '#client/ui/drawings/state-drawings.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Stands where no office is listed. */
export function NoOffices() {
  return (
    <EmptyState drawing={<EmptyDrawing />} title={<Trans>No offices are listed at the moment</Trans>}>
      <Trans>Telephone and e-mail are at the foot of every page.</Trans>
    </EmptyState>
  );
}
