import { wholeNumber } from '#client/lib/search-params.ts';

/** What of the home page stands in the address. */
export interface HomeSearch {
  /** 1: down to its end in the document, which otherwise leaves that to the scripts. */
  whole?: number | undefined;
}

/** Reads the address. */
export function homeSearch(search: Readonly<Record<string, unknown>>): HomeSearch {
  return { whole: wholeNumber(search.whole, 1, 1) };
}
