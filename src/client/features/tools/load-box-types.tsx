import { Trans } from '@lingui/react/macro';
import { useFormats } from '#client/i18n/use-formats.ts';
import { Badge } from '#client/ui/badge.tsx';
import { CheckIcon } from '#client/ui/icons/status-icons.tsx';
import type { BoxId } from '#domain/loading/boxes.ts';
import type { LoadPlan } from '#domain/loading/plan-load.ts';
import { shareOf } from './load-result-share.ts';

interface LoadBoxTypesProps {
  plans: readonly LoadPlan[];
  selected: BoxId;
  /** The recommended type; null when none takes everything. */
  best: BoxId | null;
  onChoose: (box: BoxId) => void;
}

/** No plural form, for the reason that stands at the plan's answer. */
function BoxCount({ count }: { count: number }) {
  if (count === 0) return <Trans>does not fit</Trans>;
  return count === 1 ? <Trans>1 box</Trans> : <Trans>{count} boxes</Trans>;
}

function Verdict({ plan }: { plan: LoadPlan }) {
  const { number } = useFormats();
  const share = shareOf(plan);
  const out = plan.leftOut.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <span className="load-type-count">
        <BoxCount count={plan.count} />
      </span>
      <span className="ui-muted">
        {plan.count > 0 ? (
          <Trans>
            space {share.volume}%, weight {share.weight}%
          </Trans>
        ) : null}
      </span>
      <span className="ui-muted">
        {out > 0 ? (
          <Trans>without {number(out)} pieces</Trans>
        ) : plan.count < 2 ? null : plan.limit === 'weight' ? (
          <Trans>limited by weight</Trans>
        ) : (
          <Trans>limited by volume</Trans>
        )}
      </span>
    </>
  );
}

/** How many boxes of each type the consignment needs; the chosen type is drawn below. */
export function LoadBoxTypes({ plans, selected, best, onChoose }: LoadBoxTypesProps) {
  return (
    <fieldset className="load-types">
      <legend>
        <Trans>Number of boxes by type; choose one to see it drawn</Trans>
      </legend>
      {plans.map((plan) => (
        <label key={plan.box.id} className="load-type">
          <input
            type="radio"
            name="load-type"
            value={plan.box.id}
            checked={plan.box.id === selected}
            onChange={() => onChoose(plan.box.id)}
          />
          <span className="load-type-name">{plan.box.id}</span>
          <Verdict plan={plan} />
          {plan.box.id === best ? (
            <Badge tone="ok" icon={<CheckIcon size={16} />}>
              <Trans>recommended</Trans>
            </Badge>
          ) : null}
          {plan.box.refrigerated ? (
            <Badge tone="info">
              <Trans>reefer</Trans>
            </Badge>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
