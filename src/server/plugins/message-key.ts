import type { Call } from './contract.ts';
import { misfit } from './problem.ts';

/**
 * For calls whose body carries an id made on the device: that id is the key under which they are done once. Throws
 * `validation` for an `Idempotency-Key` that says otherwise.
 */
export function keyMatches(id: string, { idempotencyKey }: Pick<Call, 'idempotencyKey'>): void {
  if (idempotencyKey !== null && idempotencyKey !== id) throw misfit('headers.idempotency-key', 'doesNotFit');
}
