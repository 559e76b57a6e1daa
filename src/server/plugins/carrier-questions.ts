import { AddressCounter } from './address-counter.ts';
import { Problem } from './problem.ts';

/** Questions that one address may ask per minute: each may cost calls to carriers, which are counted and some billed. */
const PER_MINUTE = 120;
const MINUTE = 60_000;
const SOURCES = 50_000;

/** Makes the function that counts an address' questions to carriers, and throws `too-many-requests` at the first too many. */
export function carrierQuestions(clock: () => number): (address: string, questions?: number) => void {
  const counter = new AddressCounter(PER_MINUTE, MINUTE, SOURCES);
  return (address, questions = 1) => {
    for (let counted = 0; counted < questions; counted += 1) {
      const wait = counter.take(address, clock());
      if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) });
    }
  };
}
