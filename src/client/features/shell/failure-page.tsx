import { useRouter } from '@tanstack/react-router';
import { Unavailable } from '#client/offline/unavailable.tsx';

/** Replaces a page whose content could not be loaded: says what happened, and offers to try again. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <div className="ui-wrap shell-state">
      <Unavailable headingLevel={1} error={error} onRetry={() => void router.invalidate()} />
    </div>
  );
}
