import { Trans } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { Unavailable } from '#client/offline/unavailable.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { BoxId } from '#domain/loading/boxes.ts';
import { totalsOf } from '#domain/loading/cargo.ts';
import type { LoadPlan } from '#domain/loading/plan-load.ts';
import { recommended } from '#domain/loading/recommend.ts';
import { LoadBoxTypes } from './load-box-types.tsx';
import { LoadLeftOut } from './load-left-out.tsx';
import { LoadedBox } from './load-one-box.tsx';
import { PatternDefinitions } from './load-pattern.tsx';
import { shareOf } from './load-result-share.ts';
import type { PlanFailure, Planned } from './use-load-plans.ts';

/** So many different loads are drawn; the rest is in the figures. */
const DRAWN_MAX = 12;

interface LoadResultProps {
  planned: Planned | null;
  busy: boolean;
  failure: PlanFailure | null;
  chosen: BoxId | null;
  onChoose: (box: BoxId) => void;
}

/** The answer in a sentence. */
function Answer({ plan, share }: { plan: LoadPlan; share: { volume: number; weight: number } }) {
  const { count, leftOut } = plan;
  const type = plan.box.id;
  // Not a plural form of the catalog: it would ask Intl twice, a tenth of a second on a phone, as this is drawn first.
  const one = count === 1;
  if (count === 0) return <Trans>None of this fits into a {type}.</Trans>;
  return (
    <>
      {leftOut.length > 0 ? (
        one ? (
          <Trans>One {type} is needed, and not everything fits.</Trans>
        ) : (
          <Trans>
            {count} × {type} are needed, and not everything fits.
          </Trans>
        )
      ) : one ? (
        <Trans>One {type} takes everything.</Trans>
      ) : (
        <Trans>
          {count} × {type} take everything.
        </Trans>
      )}
      <SentenceGap />
      <Trans>
        {share.volume}% of the space and {share.weight}% of the payload are used.
      </Trans>
    </>
  );
}

/** The plan of the chosen type, else of the best one, else of the one most use. */
function planOf(planned: Planned | null, chosen: BoxId | null): LoadPlan | undefined {
  const type = chosen ?? (planned ? recommended(planned.plans)?.box.id : undefined);
  return planned?.plans.find(({ box }) => box.id === type) ?? planned?.plans[2];
}

/** Box types beside each other, and the loads of the chosen one drawn to scale. */
export function LoadResult({ planned, busy, failure, chosen, onChoose }: LoadResultProps) {
  const best = planned ? recommended(planned.plans) : null;
  const plan = planOf(planned, chosen);
  // Hundreds of shapes: the choice is shown at once, and its drawing when it is made. New plans come as a transition.
  const drawn = planOf(planned, useDeferredValue(chosen));
  const from = (index: number) => {
    const before = drawn?.boxes.slice(0, index).reduce((sum, { repeat }) => sum + repeat, 0) ?? 0;
    return before + 1;
  };
  return (
    <section className="load-result ui-stack" aria-labelledby="load-plan" aria-busy={busy}>
      <PatternDefinitions />
      <h2 id="load-plan">
        <Trans>Boxes</Trans>
      </h2>
      {failure ? (
        <Unavailable headingLevel={3} error={failure.error} onRetry={failure.retry} />
      ) : planned === null ? (
        <div className="load-waiting">
          <Skeleton lines={6} />
          <noscript>
            <p>
              <Trans>The plan is made on your device and needs JavaScript, which is switched off.</Trans>
            </p>
          </noscript>
        </div>
      ) : plan === undefined || totalsOf(planned.rows).pieces === 0 ? (
        <EmptyState title={<Trans>No cargo yet</Trans>} headingLevel={3}>
          <Trans>Enter length, width, height and quantity of at least one row.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className="tool-answer" role="status">
            <Answer plan={plan} share={shareOf(plan)} />
          </p>
          <LoadBoxTypes plans={planned.plans} selected={plan.box.id} best={best?.box.id ?? null} onChoose={onChoose} />
          <LoadLeftOut plan={plan} planned={planned} />
          {drawn?.boxes.slice(0, DRAWN_MAX).map((load, index) => (
            <LoadedBox
              key={`${drawn.box.id} ${from(index)}`}
              box={drawn.box}
              load={load}
              from={from(index)}
              rows={planned.rows}
              letters={planned.letters}
            />
          ))}
          {plan.boxes.length > DRAWN_MAX ? (
            <p className="ui-muted">
              <Trans>Further boxes are counted above and not drawn.</Trans>
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}
