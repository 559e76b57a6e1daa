import { text } from '#client/lib/search-params.ts';

/** Search parameters of the help page: words that question or answer must contain. */
export interface HelpSearch {
  q?: string | undefined;
}

/** Reads the address; anything foreign is left out. */
export function helpSearch(search: Readonly<Record<string, unknown>>): HelpSearch {
  return { q: text(search.q, 80) };
}
