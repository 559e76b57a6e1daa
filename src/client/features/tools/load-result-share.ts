import { boxVolume } from '#domain/loading/boxes.ts';
import type { LoadPlan } from '#domain/loading/plan-load.ts';

/** How full all boxes of a plan are together, in percent of their volume and payload. */
export function shareOf(plan: LoadPlan): { volume: number; weight: number } {
  const sum = (of: 'volume' | 'weight') => plan.boxes.reduce((total, box) => total + box[of] * box.repeat, 0);
  const boxes = Math.max(1, plan.count);
  return {
    volume: Math.round((100 * sum('volume')) / (boxes * boxVolume(plan.box))),
    weight: Math.round((100 * sum('weight')) / (boxes * plan.box.payload)),
  };
}
