import type { QuestionOf } from '#client/api/api.ts';
import type { BusinessType } from '#contract/tracking-kinds.ts';

/** A number in normal form and the kind it is asked as. */
export interface TrackedNumber {
  number: string;
  businessType: BusinessType;
  /** The kind was said and not found out; the question then says it too. */
  said: boolean;
}

/** The question for a number. One and the same wherever it is asked, or the answer that is kept is not found again. */
export function trackingQuestion({ number, businessType, said }: TrackedNumber): QuestionOf<'tracking.find'> {
  return { query: said ? { number, businessType: businessType === 1 ? '1' : '2' } : { number } };
}
