import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { KeptLocked } from '#client/offline/kept-locked.tsx';
import { forgetKept, type KeptAnswer, newestKept } from '#client/offline/kept-of-call.ts';
import { grantOf, useSession } from '#client/offline/session/session.ts';
import { useNow } from '#client/offline/use-now.ts';
import { AsOf } from '#client/ui/as-of.tsx';
import { Button } from '#client/ui/button.tsx';
import { textIn } from '#contract/locale.ts';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { formatContainerNumber } from '#domain/container-number.ts';
import { pauseBeforeAsking } from '../answer/ask-again.ts';
import { answerQuery } from '../answer-query.ts';

interface KeptListProps {
  onChoose: (number: string) => void;
}

/** So many are listed; all 200 are opened by their number. */
const LISTED = 12;

type Kept = KeptAnswer<'tracking.find'>;

function useKept(): [kept: readonly Kept[], forget: () => void] {
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const client = useQueryClient();
  useEffect(() => {
    let wanted = true;
    void newestKept('tracking.find', LISTED).then((found) => {
      if (wanted) setKept(found);
    });
    return () => {
      wanted = false;
    };
  }, []);
  const forget = () => {
    setKept([]);
    client.removeQueries({ queryKey: ['tracking.find'], type: 'inactive' });
    // A device that refuses still has them, and they are shown again.
    forgetKept('tracking.find').catch(() => newestKept('tracking.find', LISTED).then(setKept));
  };
  return [kept, forget];
}

/** The last step of a known shipment, in a few words. */
function Brief({ answer: { state, summary } }: { answer: TrackingAnswer }) {
  const locale = useLocale();
  if (state === 'subscribed') return <Trans>We keep checking with the carrier</Trans>;
  if (state === 'nothing') return <Trans>Not known to the carriers</Trans>;
  if (state === 'unavailable') return <Trans>The carrier does not answer</Trans>;
  const { last } = summary;
  if (last === null) return null;
  return (
    <>
      {textIn(locale, last.eventName)}
      {last.locationName === null ? null : ` · ${textIn(locale, last.locationName)}`}
    </>
  );
}

/** TRACK-08: a number that nobody knew when the page was closed is asked for again by itself where it was left. */
function StillAsking({ answer }: { answer: TrackingAnswer }) {
  const { number, businessType } = answer;
  const { data = answer } = useQuery({
    ...answerQuery({ number, businessType, said: false }),
    refetchInterval: ({ state }) => pauseBeforeAsking(state),
  });
  return <Brief answer={data} />;
}

function Row({ kept: { data, at }, onChoose }: { kept: Kept; onChoose: (number: string) => void }) {
  const formats = useFormats();
  const now = useNow();
  return (
    <li>
      <button type="button" className="track-kept-open" onClick={() => onChoose(data.number)}>
        <b className="ui-code">{formatContainerNumber(data.number)}</b>{' '}
        <span>{data.state === 'subscribed' ? <StillAsking answer={data} /> : <Brief answer={data} />}</span>
      </button>
      {now === null || at === 0 ? null : <AsOf state="stored">{formats.age(at, now)}</AsOf>}
    </li>
  );
}

function OwnKept({ onChoose }: KeptListProps) {
  const { t } = useLingui();
  const [kept, forget] = useKept();
  if (kept.length === 0) return null;
  return (
    <section className="track-section" aria-label={t`Recent searches on this device`}>
      <div className="ui-row track-list-head">
        <h2>
          <Trans>Recent searches on this device</Trans>
        </h2>
        <Button variant="quiet" onClick={forget}>
          <Trans>Remove from this device</Trans>
        </Button>
      </div>
      <p className="ui-muted">
        <Trans>These results open without a connection too. The last 200 are kept.</Trans>
      </p>
      <ul className="track-kept">
        {kept.map((one) => (
          <Row key={JSON.stringify(one.input)} kept={one} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

/**
 * TRACK-09: what was looked up on this device, readable without a connection; the newest first. R28, R29: what one session
 * was given leaves the page with it.
 */
export function KeptList({ onChoose }: KeptListProps) {
  return (
    <>
      <KeptLocked />
      <OwnKept key={grantOf(useSession())} onChoose={onChoose} />
    </>
  );
}
