import { useRouter } from '@tanstack/react-router';
import { part } from '#client/lib/part.tsx';

const Unavailable = part(async () => (await import('#client/offline/unavailable.tsx')).Unavailable);

/** What stands in a page's place when its content could not be had: what happened, and what can be done. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter();
  return (
    <div className="ui-wrap shell-state">
      <Unavailable headingLevel={1} error={error} onRetry={() => void router.invalidate()} />
    </div>
  );
}
