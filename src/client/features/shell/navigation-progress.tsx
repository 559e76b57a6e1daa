import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';

/** ROUTE-10: a bar along the top while a page is on its way; its appearance waits a moment, so that quick pages pass unseen. */
export function NavigationProgress() {
  const { t } = useLingui();
  const loading = useRouterState({ select: (state) => state.isLoading });
  return loading ? <div className="shell-progress" role="progressbar" aria-label={t`Loading the page`} /> : null;
}
