import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { useOnPaper } from '#client/lib/use-on-paper.ts';
import { Button } from '#client/ui/button.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { ClockIcon } from '#client/ui/icons/interface-icons.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { TrackingAnswer, TrackMilestone } from '#contract/tracking.ts';
import { type Difference, differencesOf } from '#domain/tracking/differences.ts';
import type { AskedNumber } from '../asked.ts';
import { ShareBar } from '../share/share-bar.tsx';
import type { TrackingSlots } from '../slots.ts';
import { Bill } from './bill.tsx';
import { Boxes } from './boxes.tsx';
import { ChangedSince } from './changed-since.tsx';
import { Customs } from './customs.tsx';
import { Changes, Events } from './events.tsx';
import { Legs } from './legs.tsx';
import { MilestonesOf } from './milestones.tsx';
import { RouteMap } from './route-map.tsx';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';
import { Sources } from './sources.tsx';
import { type Clock, ClockContext } from './track-time.tsx';
import type { LastLook } from './use-last-look.ts';

/** Opens folded parts for printing, and folds them again afterwards. */
function useOpenOnPaper(article: { readonly current: HTMLElement | null }): void {
  const onPaper = useOnPaper();
  useLayoutEffect(() => {
    if (!onPaper) return;
    const opened = [...(article.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
    for (const details of opened) details.open = true;
    return () => {
      for (const details of opened) details.open = false;
    };
  }, [article, onPaper]);
}

/** Whether a milestone is among what has changed. */
function isAmong(differences: readonly Difference[]) {
  const keys = new Set(differences.map(({ eventCode, locationCode }) => `${eventCode}|${locationCode}`));
  return ({ eventCode, locationCode }: TrackMilestone) => keys.has(`${eventCode}|${locationCode}`);
}

function Evidence({ answer }: { answer: TrackingAnswer }) {
  const { customsVO, eventVO, history, containerVO } = answer;
  return (
    <>
      {containerVO.length === 0 ? null : (
        <Section title={<Trans>Containers</Trans>}>
          <Boxes answer={answer} />
        </Section>
      )}
      {customsVO.length === 0 ? null : (
        <Section title={<Trans>Customs</Trans>}>
          <Customs steps={customsVO} />
        </Section>
      )}
      <Disclosure summary={<Trans>All reports ({eventVO.length})</Trans>}>
        <Events events={eventVO} />
      </Disclosure>
      {history.length === 0 ? null : (
        <Disclosure summary={<Trans>Earlier reports, since corrected ({history.length})</Trans>}>
          <Changes changes={history} />
        </Disclosure>
      )}
      <Sources answer={answer} />
    </>
  );
}

function Overview({ answer, differences }: { answer: TrackingAnswer; differences: readonly Difference[] }) {
  const { shipVoyageVO, places, blVO } = answer;
  return (
    <div className="track-halves">
      <MilestonesOf answer={answer} isNew={isAmong(differences)} />
      <div className="track-side">
        <RouteMap places={places} legs={shipVoyageVO} />
        {blVO === null ? null : (
          <Section title={<Trans>Shipment</Trans>}>
            <Bill bill={blVO} />
          </Section>
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  answer: TrackingAnswer;
  before: LastLook | null;
  asked: AskedNumber;
  slots: TrackingSlots;
}

/** A shipment that is known: the sentence, what is new, the line, the legs, the boxes, and the evidence. */
export function Found({ answer, before, asked, slots: { watch: Watch } }: FoundProps) {
  const { t } = useLingui();
  const article = useRef<HTMLElement>(null);
  const [clock, setClock] = useState<Clock>('port');
  useOpenOnPaper(article);
  const differences = before === null ? [] : differencesOf(before.answer, answer);
  return (
    <ClockContext value={clock}>
      <article ref={article} className="track-found" aria-label={t`Shipment ${answer.number}`}>
        <Sentence summary={answer.summary} />
        {answer.stale ? (
          <Notice tone="warn" title={<Trans>The carrier does not answer at the moment.</Trans>}>
            <Trans>This is the latest we have.</Trans>
          </Notice>
        ) : null}
        {before === null || differences.length === 0 ? null : (
          <ChangedSince differences={differences} since={before.at} />
        )}
        <div className="ui-row track-actions">
          {Watch === undefined ? null : <Watch {...asked} />}
          <Button
            variant="secondary"
            icon={<ClockIcon size={20} />}
            aria-pressed={clock === 'own'}
            onClick={() => setClock(clock === 'own' ? 'port' : 'own')}
          >
            {clock === 'own' ? <Trans>Show times of the ports</Trans> : <Trans>Show times by my clock</Trans>}
          </Button>
          <ShareBar answer={answer} />
        </div>
        <Overview answer={answer} differences={differences} />
        {answer.shipVoyageVO.length === 0 ? null : (
          <Section title={<Trans>Legs</Trans>}>
            <Legs legs={answer.shipVoyageVO} />
          </Section>
        )}
        <Evidence answer={answer} />
      </article>
    </ClockContext>
  );
}
