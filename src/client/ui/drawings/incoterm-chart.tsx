import './incoterm-chart.css';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

type Bearer = 'seller' | 'buyer' | 'none';

interface IncotermStage {
  key: string;
  label: ReactNode;
  /** Who pays for this stage; `none`: the term leaves it open. */
  cost: Bearer;
}

interface IncotermChartProps {
  /** Description of the chart, e.g. 'FOB: costs and risk'. */
  title: string;
  stages: readonly IncotermStage[];
  /** Key of the last stage that is still the seller's risk; null: the buyer's from the first on. */
  riskAfter: string | null;
  labels: {
    /** Word of each bearer, written in every stage: the tint is not the only sign. */
    seller: string;
    buyer: string;
    none: string;
    /** At the place where risk passes. */
    riskPasses: string;
  };
}

/** The stages of a transport along a route line: who pays for each, and where risk passes from seller to buyer. */
export function IncotermChart({ title, stages, riskAfter, labels }: IncotermChartProps) {
  const passed = riskAfter === null ? -1 : stages.findIndex((stage) => stage.key === riskAfter);
  const risk = (
    <span className="ui-inco-risk">
      <span>{labels.riskPasses}</span>
    </span>
  );
  return (
    <figure className="ui-inco" aria-label={title}>
      <ol className="ui-inco-stages">
        {stages.map((stage, index) => (
          <li
            key={stage.key}
            className={classNames('ui-inco-stage', `ui-inco-${stage.cost}`, index <= passed && 'ui-inco-kept')}
          >
            {riskAfter === null && index === 0 ? <span className="ui-inco-first">{risk}</span> : null}
            <span className="ui-inco-label">{stage.label}</span>
            <span className="ui-inco-cost">{labels[stage.cost]}</span>
            {index === passed ? risk : null}
          </li>
        ))}
      </ol>
    </figure>
  );
}
