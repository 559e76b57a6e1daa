import { text } from '#client/lib/search-params.ts';

/** Longer than any number with all its separators. */
export const TRACKED_NUMBER_MAX = 40;

/** What of the tracking page stands in the address. */
export interface TrackingSearch {
  /** The number as the visitor wrote it. */
  no?: string | undefined;
}

/** Reads the address; anything foreign is left out. */
export function trackingSearch(search: Readonly<Record<string, unknown>>): TrackingSearch {
  return { no: text(search.no, TRACKED_NUMBER_MAX) };
}
