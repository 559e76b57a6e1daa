import { oneOf, text } from '#client/lib/search-params.ts';

/** Longer than any text that one shares or pastes to ask for twenty numbers. */
export const TRACKED_TEXT_MAX = 4000;

/** The kinds a number may be said to be, as the address has them: 1 a bill of lading, 2 a box. */
const TYPES = ['1', '2'] as const;
export type TypeText = (typeof TYPES)[number];

/** Search parameters of the tracking page. */
export interface TrackingSearch {
  /** One or several numbers as the visitor wrote them, or a text that holds some. */
  no?: string | undefined;
  /** The kind that was said; found out by itself when it is not. */
  type?: TypeText | undefined;
}

/** Reads the address; anything foreign is left out. */
export function trackingSearch(search: Readonly<Record<string, unknown>>): TrackingSearch {
  const type = oneOf(String(search.type ?? ''), TYPES);
  return { no: text(search.no, TRACKED_TEXT_MAX), ...(type === undefined ? {} : { type }) };
}
