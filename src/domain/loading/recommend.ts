import type { LoadPlan } from './plan-load.ts';

/**
 * The dry box type that takes everything in the least length of boxes, then in the fewest; null when none takes all of
 * it. Refrigerated boxes are for cargo that must be cooled and never come in by chance.
 */
export function recommended(plans: readonly LoadPlan[]): LoadPlan | null {
  const whole = plans.filter((plan) => !plan.box.refrigerated && plan.count > 0 && plan.leftOut.length === 0);
  const feet = (plan: LoadPlan) => plan.count * plan.box.feet;
  return whole.reduce<LoadPlan | null>((top, plan) => {
    if (top === null || feet(plan) < feet(top)) return plan;
    return feet(plan) === feet(top) && plan.count < top.count ? plan : top;
  }, null);
}
