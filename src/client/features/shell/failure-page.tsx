import { useRouter } from '@tanstack/react-router';
import { Unavailable } from '#client/offline/unavailable.tsx';

/** What stands in a page's place when its content could not be had: what happened, and what can be done. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <div className="ui-wrap shell-state">
      <Unavailable headingLevel={1} error={error} onRetry={() => void router.invalidate()} />
    </div>
  );
}
