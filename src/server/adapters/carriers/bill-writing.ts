import { billFormsOf } from '#domain/bill-of-lading.ts';

/** How a carrier wants its bills written: people write them with and without its prefix, and it may know only one. */
export interface BillWriting {
  /** The ways to ask for a bill, the likeliest first; one alone once it is known, and for what is not the carrier's own. */
  ways(number: string): readonly string[];
  /** Remembers the way in which it knew a bill. */
  learn(way: string): void;
}

/** Makes the memory of one carrier, which is told by the SCACs that its bills may begin with. */
export function createBillWriting(scacs: readonly string[]): BillWriting {
  let isBare: boolean | null = null;
  const ownOf = (number: string) => {
    // A bare number may be of several carriers: the one that is asked knows its own prefix, unless it has several, too.
    const [, other, ...more] = billFormsOf(scacs, number);
    if (other === undefined || more.length > 0) return null;
    return number.length < other.length ? { bare: number, prefixed: other } : { bare: other, prefixed: number };
  };
  return {
    ways(number) {
      const own = ownOf(number);
      if (own === null) return [number];
      if (isBare !== null) return [isBare ? own.bare : own.prefixed];
      return number === own.bare ? [own.bare, own.prefixed] : [own.prefixed, own.bare];
    },
    learn(way) {
      const own = ownOf(way);
      if (own !== null) isBare = way === own.bare;
    },
  };
}
