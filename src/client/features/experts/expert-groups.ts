import type { Expert, ExpertClass } from '#contract/site.ts';

/** A class with its experts; `group` is null for experts of a class that is not known. */
export interface ExpertGroup {
  group: ExpertClass | null;
  experts: readonly Expert[];
}

/** Experts by class in the order of both lists, without empty classes; those of an unknown class come last. */
export function groupExperts(classes: readonly ExpertClass[], experts: readonly Expert[]): ExpertGroup[] {
  const known = new Set(classes.map(({ id }) => id));
  const groups: ExpertGroup[] = classes.map((group) => ({
    group,
    experts: experts.filter(({ classId }) => classId === group.id),
  }));
  groups.push({ group: null, experts: experts.filter(({ classId }) => !known.has(classId)) });
  return groups.filter((one) => one.experts.length > 0);
}
