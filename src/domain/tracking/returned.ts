import { concerning, type Question } from './describe.ts';
import type { TrackedEvent } from './event.ts';
import { slotsOf } from './slots.ts';

const isReturn = ({ code, empty }: TrackedEvent) => (code === 'GTIN' || code === 'DROP') && empty === true;

/**
 * Whether every box is back empty: then nothing more is expected. What happened to a box last decides, for it may have been
 * returned before and be on its way again.
 */
export function isReturned(question: Pick<Question, 'number' | 'businessType' | 'events' | 'placeOf'>): boolean {
  const last = new Map<string, TrackedEvent | null>();
  for (const { best } of slotsOf(concerning(question), question.placeOf).slots) {
    if (best.type !== 'EQUIPMENT' || best.equipment === null) continue;
    const present = last.get(best.equipment) ?? null;
    const isLast = best.classifier === 'ACT' && (present?.at ?? 0) <= (best.at ?? 0);
    last.set(best.equipment, isLast ? best : present);
  }
  return last.size > 0 && [...last.values()].every((event) => event !== null && isReturn(event));
}
