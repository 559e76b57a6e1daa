import type { Spoken } from '#domain/search/near-wide.ts';

const unspoken: Spoken = () => [];

/**
 * How Chinese is read: a table apart from the worker, which has rows to show long before anyone looks for a name that only
 * sounds like what was typed. Where the file cannot be had, everything is still found as it is written.
 */
export const loadSpoken = async (): Promise<Spoken> =>
  import('#domain/site-search/spoken.ts').then(
    ({ spokenForms }) => spokenForms,
    () => unspoken,
  );
