import type { Milestone } from '#contract/content.ts';

/** A year with what happened in it, in the order it came. */
export interface MilestoneYear {
  year: string;
  milestones: readonly Milestone[];
}

/** Milestones by year, oldest first, whatever order they came in. */
export function byYear(milestones: readonly Milestone[]): MilestoneYear[] {
  const years = new Map<string, Milestone[]>();
  for (const milestone of [...milestones].sort((a, b) => a.date.localeCompare(b.date))) {
    const year = milestone.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), milestone]);
  }
  return [...years].map(([year, ofYear]) => ({ year, milestones: ofYear }));
}
