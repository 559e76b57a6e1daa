import type { Call } from './contract.ts';
import { errorWords } from './error-words.ts';
import { Problem } from './problem.ts';

/**
 * For calls whose body carries an id made on the device: that id is the key under which they are done once. Throws
 * `validation` for an `Idempotency-Key` that says otherwise.
 */
export function keyMatches(id: string, { idempotencyKey, locale }: Pick<Call, 'idempotencyKey' | 'locale'>): void {
  if (idempotencyKey === null || idempotencyKey === id) return;
  const reason = errorWords[locale].reasons.doesNotFit;
  throw new Problem('validation', { fields: [{ path: 'headers.idempotency-key', reason }] });
}
