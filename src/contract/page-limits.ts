/** FORM-05: page sizes a visitor may choose, and the one used when none is given. */
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export const DEFAULT_PAGE_SIZE = 20;
/** A page number beyond this is refused: an offset costs the database as much as the rows it skips. */
export const MAX_PAGE = 10_000;
/** Longest keyword that is searched; longer input is refused with the limit in the message. */
export const KEYWORD_MAX = 100;

export type PageSize = (typeof PAGE_SIZES)[number];

/** A page size that may be chosen, or undefined for any other number. */
export function pageSizeOf(size: number): PageSize | undefined {
  return PAGE_SIZES.find((known) => known === size);
}
