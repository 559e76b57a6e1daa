import type { TradeTerm } from '#contract/tables.ts';
import { STAGES } from './trade-words.ts';

const STEP = 16;
const GAP = 2;

/**
 * Stages in one row, numbered as in the legend: filled the seller pays, hollow the buyer, dashed open; the upright line
 * is where risk passes.
 */
export function CostStrip({ term, title }: { term: Pick<TradeTerm, 'costs' | 'riskAt'>; title: string }) {
  const passed = STAGES.findIndex(({ stage }) => stage === term.riskAt) + 1;
  const line = passed * STEP + GAP / 2;
  return (
    <svg className="dict-strip" viewBox={`0 0 ${STAGES.length * STEP + 4} 24`} role="img" aria-label={title}>
      {STAGES.map(({ stage }, index) => (
        <g key={stage} className={`dict-strip-${term.costs[stage]}`}>
          <rect x={GAP + index * STEP + 0.5} y="5.5" width={STEP - GAP - 1} height="13" rx="2" />
          <text x={GAP + index * STEP + (STEP - GAP) / 2} y="15.2">
            {index + 1}
          </text>
        </g>
      ))}
      <path className="dict-strip-risk" d={`M${line} 1v22`} />
    </svg>
  );
}
