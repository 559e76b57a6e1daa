import { useRouter } from '@tanstack/react-router';
import { isMissingCode } from '#client/lib/missing-code.ts';
import { part } from '#client/lib/part.tsx';
import { connectivity } from '#client/offline/connectivity.ts';

const Unavailable = part(async () => (await import('#client/offline/unavailable.tsx')).Unavailable);

/** Fetches what the failure page says before it is needed: without a connection it could not be. */
export const prepareFailurePage = (): Promise<unknown> => Unavailable.preload();

/** A browser may remember that a file could not be fetched; the page is loaded anew, once there is something to load it from. */
async function reloadWhenReached(): Promise<void> {
  await connectivity.check();
  if (connectivity.online) window.location.reload();
}

/** What stands in a page's place when its content could not be had: what happened, and what can be done. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter();
  const retry = () => void (isMissingCode(error) ? reloadWhenReached() : router.invalidate());
  return (
    <div className="ui-wrap shell-state">
      <Unavailable headingLevel={1} error={error} onRetry={retry} />
    </div>
  );
}
