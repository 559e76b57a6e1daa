import type { TradeTerm } from '#contract/trade-terms.ts';
import { STAGES } from './trade-words.ts';

const STEP = 14;
const GAP = 2;

/** Stages in one row: filled the seller pays, hollow the buyer, dashed open; the upright line is where risk passes. */
export function CostStrip({ term, title }: { term: Pick<TradeTerm, 'costs' | 'riskAt'>; title: string }) {
  const passed = STAGES.findIndex(({ stage }) => stage === term.riskAt) + 1;
  const line = passed * STEP + GAP / 2;
  return (
    <svg className="dict-strip" viewBox={`0 0 ${STAGES.length * STEP + 4} 24`} role="img" aria-label={title}>
      {STAGES.map(({ stage }, index) => (
        <rect
          key={stage}
          className={`dict-strip-${term.costs[stage]}`}
          x={GAP + index * STEP + 0.5}
          y="5.5"
          width={STEP - GAP - 1}
          height="13"
          rx="2"
        />
      ))}
      <path className="dict-strip-risk" d={`M${line} 1v22`} />
    </svg>
  );
}
