import { Trans } from '@lingui/react/macro';
import { Notice } from '#client/ui/notice.tsx';
import type { LeftOut, LoadPlan } from '#domain/loading/plan-load.ts';
import { letterOf } from './load-pattern.tsx';
import { Pieces } from './load-pieces.tsx';
import type { Planned } from './use-load-plans.ts';

interface LoadLeftOutProps {
  plan: LoadPlan;
  planned: Planned;
}

function Reason({ left, type }: { left: LeftOut; type: string }) {
  if (left.reason === 'too-heavy') return <Trans>one piece weighs more than a {type} carries</Trans>;
  if (left.reason === 'too-many-boxes')
    return <Trans>more boxes than this plan counts; ask us about it as a project</Trans>;
  return <Trans>too large for the inside or the door of a {type}; ask us about open-top and flat-rack boxes</Trans>;
}

/** Pieces that did not fit with their reasons, and what could be done better, in words. */
export function LoadLeftOut({ plan, planned: { rows, letters } }: LoadLeftOutProps) {
  const type = plan.box.id;
  return (
    <>
      {plan.leftOut.length > 0 ? (
        <Notice tone="warn" title={<Trans>These pieces are not in the plan</Trans>}>
          <ul className="tool-list">
            {plan.leftOut.map((left) => (
              <li key={left.row}>
                <strong>
                  {letterOf(letters[left.row] ?? left.row)} {rows[left.row]?.name}
                </strong>
                {', '}
                <Pieces value={left.quantity} />
                {': '}
                <Reason left={left} type={type} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {plan.shorter ? (
        <Notice tone="info" title={<Trans>What is in the last box would also fit into a {plan.shorter}.</Trans>} />
      ) : null}
    </>
  );
}
