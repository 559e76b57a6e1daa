import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { DataAge } from '#client/offline/data-age.tsx';
import { useNow } from '#client/offline/use-now.ts';
import { AsOf } from '#client/ui/as-of.tsx';
import { Button } from '#client/ui/button.tsx';
import { RefreshIcon } from '#client/ui/icons/status-icons.tsx';
import type { TrackingAnswer } from '#contract/tracking.ts';
import type { LastLook } from './use-last-look.ts';

interface FreshnessProps {
  query: { data: TrackingAnswer | undefined; dataUpdatedAt: number; isFetching: boolean; error: unknown };
  before: LastLook | null;
  onAsk: () => void;
}

/** One of the honest states: we have just asked, and there is nothing new. */
function Unchanged({ since }: { since: number }) {
  const formats = useFormats();
  const now = useNow();
  if (now === null) return null;
  const age = formats.age(since, now);
  // On a phone the words have one line.
  return (
    <AsOf state="fresh">
      {now - since < 60_000 ? <Trans>Just checked: nothing new</Trans> : <Trans>Just checked: same as {age}</Trans>}
    </AsOf>
  );
}

/** TRACK-09: how old the answer is and where it comes from, whether asking brought anything new, and a way to ask again. */
export function Freshness({ query, before, onAsk }: FreshnessProps) {
  const { data, dataUpdatedAt, isFetching, error } = query;
  const askedNow = before !== null && dataUpdatedAt > before.at && !isFetching && error === null;
  const unchanged = askedNow && data?.version === before.answer.version;
  return (
    <div className="track-fresh">
      <Button variant="quiet" size="small" icon={<RefreshIcon size={20} />} busy={isFetching} onClick={onAsk}>
        <Trans>Refresh</Trans>
      </Button>
      {unchanged ? (
        <Unchanged since={before.at} />
      ) : (
        <DataAge updatedAt={dataUpdatedAt} refreshing={isFetching} error={error} />
      )}
    </div>
  );
}
