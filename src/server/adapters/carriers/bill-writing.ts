import { billForms, guessCarrier } from '#domain/bill-of-lading.ts';

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
    const guess = guessCarrier(number);
    return guess?.prefixed != null && guess.scacs.some((scac) => scacs.includes(scac)) ? guess : null;
  };
  return {
    ways(number) {
      const own = ownOf(number);
      if (own === null) return [number];
      return isBare === null ? billForms(number) : [isBare ? own.bare : (own.prefixed ?? number)];
    },
    learn(way) {
      const own = ownOf(way);
      if (own !== null) isBare = way === own.bare;
    },
  };
}
