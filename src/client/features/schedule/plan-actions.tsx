import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { usePageAddress } from '#client/lib/page-address.ts';
import { useSiteOrigin } from '#client/lib/structured-data.tsx';
import { type Lane, laneKey, PINS_MAX } from '#client/offline/lanes/lane-list.ts';
import { pinLane, useLanes } from '#client/offline/lanes/lanes.ts';
import { Button } from '#client/ui/button.tsx';
import { DocumentIcon } from '#client/ui/icons/interface-icons.tsx';
import { CheckIcon, SavedIcon } from '#client/ui/icons/status-icons.tsx';
import { ShareButton } from '#client/ui/share-button.tsx';
import { localizedUrl } from '#contract/locale.ts';
import { planQuery } from './plan-query.ts';

type PinProblem = 'full' | 'refused';

/** Pins the lane; its sailings from today on are fetched at once, whatever days are looked at now. */
function usePin(lane: Lane) {
  const client = useQueryClient();
  const lanes = useLanes();
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const pinned = lanes.some((one) => one.pinned && laneKey(one) === laneKey(lane));
  const toggle = async () => {
    if (!pinned && lanes.filter((one) => one.pinned).length >= PINS_MAX) {
      setProblem('full');
      return;
    }
    try {
      await pinLane(lane, !pinned);
      setProblem(null);
    } catch {
      setProblem('refused');
    }
    // Without a connection there is nothing to fetch; the list of lanes does it later.
    if (!pinned) client.query(planQuery(lane)).catch(() => undefined);
  };
  return { pinned, problem, toggle };
}

/** Actions for an answer: keep it for use offline, share it, print it. */
export function PlanActions({ lane }: { lane: Lane }) {
  const { t } = useLingui();
  const locale = useLocale();
  const origin = useSiteOrigin();
  const { pathname, search } = usePageAddress();
  const { pinned, problem, toggle } = usePin(lane);
  const title = `${lane.pol.code} → ${lane.pod.code}`;
  return (
    <div className="plan-actions">
      <div className="ui-row">
        <Button
          aria-pressed={pinned}
          icon={pinned ? <CheckIcon size={20} /> : <SavedIcon size={20} />}
          onClick={() => void toggle()}
        >
          {pinned ? <Trans>Kept offline</Trans> : <Trans>Keep offline</Trans>}
        </Button>
        <ShareButton
          title={title}
          url={localizedUrl(origin, pathname + search, locale)}
          label={t`Share`}
          copiedLabel={t`Link copied`}
          failedLabel={t`The link could not be copied`}
        />
        <Button variant="quiet" icon={<DocumentIcon size={20} />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <p className="ui-muted" role="status">
        {problem === 'full' ? (
          <Trans>Up to {PINS_MAX} lanes can be kept. Remove one from the list below.</Trans>
        ) : problem === 'refused' ? (
          <Trans>This browser does not let the site keep anything.</Trans>
        ) : null}
      </p>
    </div>
  );
}
